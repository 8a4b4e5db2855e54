import type { IshgardAnswer, IshgardIndexAnswer, IshgardRow } from '@kupodex/data/contract'
import { markupOf } from '@kupodex/data/html'
import { describe, expect, test } from 'vitest'
import { ishgardTexts } from '#boards/texts.ts'
import { commonTexts } from '#texts/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import type { IshgardChoice } from './choice.ts'
import { frame } from './frame.fixture.ts'
import { pickersHtml } from './pickers.ts'
import { spreadsHtml } from './spreads.ts'
import { ishgardTableHtml } from './table.ts'

const homeOf = (worldId: number) => (worldId === 66 ? { dataCenter: 'Chaos', world: 'Omega' } : null)

describe('a row', () => {
  const row: IshgardRow = {
    ...{ id: 7, name: 'Mog <Kupo>', iconUrl: '', worldId: 66, jobId: 8, rank: 4, change: 0 },
    ...{ score: 12_345, scoreChange: 678 },
  } as IshgardRow
  const draw = (rest: Partial<IshgardRow> = {}) =>
    openPage(markupOf(ishgardTableHtml(frame, 'Ranks', [{ ...row, ...rest }], homeOf)))

  test('has rank, name, place, job and score, with what it gained', () => {
    const { one, words } = draw()
    expect(words('tbody td').map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      ...['4', '=', 'Mog <Kupo>', 'Chaos / Omega CarpenterCRP', '12,345+678'],
    ])
    expect(one('.who a').getAttribute('href')).toBe('/char/7/')
    expect(one('tbody tr').dataset['id']).toBe('7')
  })

  test.each([
    [3, 'rank top3'],
    [4, 'rank'],
  ])('of rank %i is of the class %s', (rank, name) => {
    expect(draw({ rank }).all('tbody td')[0]?.className).toBe(name)
  })

  test.each([
    [null, '▲∞', 'not ranked the day before'],
    [0, '=', 'no change'],
    [1200, '▲1,200', 'up 1,200 places since the day before'],
    [-3, '▼3', 'down 3 places since the day before'],
  ])('that moved by %j says %s', (change, sign, words) => {
    const { one } = draw({ change })
    expect([one('.move').textContent, one('.move').getAttribute('aria-label')]).toEqual([sign, words])
  })

  test('of somebody who is not known any more leads nowhere', () => {
    const { all, words } = draw({ id: null, name: '', jobId: 99, worldId: 1, scoreChange: null })
    expect(all('.who a')).toEqual([])
    expect(words('.who, .tag-job, .score')).toEqual([
      commonTexts('en').newCharacter,
      commonTexts('en').unknown,
      '12,345',
    ])
  })

  test.each([
    [[11, 12, 13], 2],
    [[12, 12, 14], 2],
    [[13, 14], -1],
    [[1, 2], -1],
  ])('of ranks %j: the line after the first twelve stands at %i', (ranks, place) => {
    const rows = ranks.map((rank) => ({ ...row, rank }))
    const { all } = openPage(markupOf(ishgardTableHtml(frame, 'Ranks', rows, homeOf)))
    expect(all('tbody tr').findIndex(({ className }) => className === 'divider')).toBe(place)
  })
})

describe('the choice of a board', () => {
  const index = {
    seasons: [
      { season: 3, days: [1, 2], groups: ['Crafters'], scopes: [] },
      { season: 4, days: [1, 2, 10], groups: ['Crafters', 'CRP'], scopes: [] },
    ],
  } as unknown as IshgardIndexAnswer
  const choice: IshgardChoice = { scope: 'Chaos', season: 4, group: 'CRP', day: 10 }
  const draw = () => openPage(markupOf(pickersHtml(frame, index, choice)))

  test('has seasons, classes and days, with what is shown marked', () => {
    const { words, all } = draw()
    expect(all('nav').map((nav) => nav.getAttribute('aria-label'))).toEqual(['Phase', 'Class', ishgardTexts('en').day])
    expect(words('a').map((text) => text.replace('Carpenter', ''))).toEqual([
      ...['Phase 3', 'Phase 4', 'Crafters', 'CRP', '1', '2', '10'],
    ])
    expect(words('[aria-current=page]').map((text) => text.replace('Carpenter', ''))).toEqual(['Phase 4', 'CRP', '10'])
  })

  test('leads to another season on its last day, where it does not have this one', () => {
    const hrefs = draw()
      .all('a')
      .map((link) => link.getAttribute('href'))
    expect(hrefs[0]).toBe('/ranking/ishgard/Chaos/3/CRP/2/')
    expect(hrefs[4]).toBe('/ranking/ishgard/Chaos/4/CRP/1/')
  })

  test('names a class in full beside its letters, and a day by more than its number', () => {
    const { all } = draw()
    expect(all('a').flatMap((link) => link.getAttribute('aria-label') ?? [])).toEqual([
      ...['CRP, Carpenter', 'Day 1', 'Day 2', 'Day 10'],
    ])
    expect(all('use').map((use) => use.getAttribute('href'))).toEqual(['/s.svg#job-CRP'])
  })
})

describe('charts of a board', () => {
  const spread = (lowest: number, average: number, highest: number) => ({ lowest, average, highest })
  const answer = {
    worldScores: [
      { worldId: 66, rank1: spread(10.4, 20.5, 30), rank12: null },
      { worldId: 1, rank1: spread(20, 40, 60), rank12: null },
    ],
    jobScores: [{ jobId: 8, rank1: null, rank12: spread(1, 2, 3) }],
  } as unknown as IshgardAnswer

  test('are of the ranks that somebody has, by world and by class, the highest average first', () => {
    const { words, all } = openPage(markupOf(spreadsHtml(frame, answer, homeOf)))
    expect(words('figcaption')).toEqual(['Rank 1 · By world', 'Rank 12 · By class'])
    expect(words('tbody th')).toEqual([commonTexts('en').unknown, 'Omega', 'Carpenter'])
    expect(all('tbody td').map((cell) => cell.dataset['v'])).toEqual([
      '20',
      '40',
      '60',
      '10',
      '21',
      '30',
      '1',
      '2',
      '3',
    ])
  })

  test('are none where nobody has these ranks', () => {
    expect(spreadsHtml(frame, { ...answer, worldScores: [], jobScores: [] }, homeOf)).toBeNull()
  })
})
