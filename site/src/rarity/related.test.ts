import { markupOf } from '@kupodex/data/html'
import { describe, expect, test } from 'vitest'
import { rarityItemTexts } from '#texts/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import { factsLine } from './row.ts'
import type { DetailFrame } from './frame.ts'
import type { AchievementFacts, ItemDetail, RarityItem } from './item.ts'
import { placesHtml } from './places.ts'
import { relatedHtml, relatedTo, rewardHtml } from './related.ts'

const item = (id: number, facts?: Partial<AchievementFacts>): RarityItem => ({
  ...{ id, name: `Feat ${id}` },
  ...(facts === undefined ? {} : { facts: { category: 'Battle', ...facts } }),
})
const items = [
  item(1, { series: 1 }),
  item(2, { series: 1, partOf: [9] }),
  item(3, { series: 3, partOf: [9, 2] }),
  item(4),
  item(9, {}),
]
const frame = { language: 'de', type: 'achievement' } as unknown as DetailFrame
const idsOf = (some: readonly RarityItem[]) => some.map(({ id }) => id)

test.each([
  [1, [1, 2], [], []],
  [2, [1, 2], [9], [3]],
  [3, [3], [2, 9], []],
  [4, [], [], []],
  [9, [], [], [2, 3]],
])(
  'to achievement %i belong those of its series %j, those that need it %j, and those that it needs %j',
  (id, series, partOf, parts) => {
    const related = relatedTo(items.find((one) => one.id === id) ?? item(0), items)
    expect([related.series, related.partOf, related.parts].map(idsOf)).toEqual([series, partOf, parts])
  },
)

describe('achievements that belong together', () => {
  const draw = (id: number) => {
    const found = items.find((one) => one.id === id) ?? item(0)
    const detail = { item: found, here: { scope: 'Chaos' }, related: relatedTo(found, items) }
    return relatedHtml(frame, detail as unknown as ItemDetail)
  }

  test('are lists of links to their pages of the same place, with this one marked', () => {
    const { words, all, one } = openPage(markupOf(draw(2)))
    expect(words('h2')).toEqual([
      rarityItemTexts('de').series,
      rarityItemTexts('de').partOf,
      rarityItemTexts('de').parts,
    ])
    expect(words('li')).toEqual(['Feat 1', 'Feat 2', 'Feat 9', 'Feat 3'])
    expect(one('[aria-current]').textContent).toBe('Feat 2')
    expect(all('a')[0]?.getAttribute('href')).toBe('/de/rarity/achievement/Chaos/1/')
    expect(openPage(markupOf(draw(9))).words('h2')).toEqual([rarityItemTexts('de').parts])
  })

  test('are nothing where there are none', () => {
    expect(draw(4)).toBeNull()
    expect(relatedHtml(frame, { item: item(1), here: { scope: 'Chaos' } } as unknown as ItemDetail)).toBeNull()
  })
})

test('a reward leads to the page of the thing, where it has one', () => {
  const here = { ...frame, here: 'Lich' }
  expect(markupOf(rewardHtml(here, { name: 'A <Cap>', page: ['mount', 5] }))).toBe(
    '<a class="link" href="/de/rarity/mount/Lich/5/">A &lt;Cap&gt;</a>',
  )
  expect(markupOf(rewardHtml(here, { name: 'A Cap' }))).toBe('A Cap')
})

test('the facts of an achievement are one line of what is known', () => {
  expect(factsLine('en', item(1))).toBeUndefined()
  expect(factsLine('en', item(1, {}))).toBe('Battle')
  expect(factsLine('en', item(1, { points: 10, title: { name: 'Brave' }, reward: { name: 'Cap' } }))).toBe(
    'Battle · 10 achievement points · Title: Brave · Reward: Cap',
  )
})

describe('owners by place', () => {
  const place = (scope: string, count: number, characters: number) => ({ scope, count, characters })
  const draw = (...places: ReturnType<typeof place>[]) =>
    placesHtml(frame, { item: item(5), here: place('Chaos', 1, 40), places } as unknown as ItemDetail)

  test('are shares of those who were counted there, greyed where these are few', () => {
    const { words, all, one } = openPage(
      markupOf(draw(place('Chaos', 10, 40), place('Light', 1, 19), place('Mana', 0, 20))),
    )
    expect(words('tbody th')).toEqual(['Chaos', 'Light', 'Mana'])
    expect(words('tbody td:nth-child(3)')).toEqual(['25,0\u00a0%', '5,3\u00a0%', '–'])
    expect(words('.quiet')).toEqual(['10', '1', '0'])
    expect(all('tbody tr').map(({ className }) => className)).toEqual(['', 'few', ''])
    expect(all('progress').map((bar) => bar.getAttribute('value'))).toEqual(['25.0', '5.3', '0.0'])
    expect(all('a').map((link) => link.getAttribute('href'))).toEqual([
      ...['/de/rarity/achievement/Light/5/', '/de/rarity/achievement/Mana/5/'],
    ])
    expect(one('p').textContent).toContain('20')
  })

  test('have no note where enough were counted, and are nothing where nobody was', () => {
    expect(openPage(markupOf(draw(place('Chaos', 10, 20)))).words('p')).toEqual([])
    expect(draw(place('Chaos', 0, 0))).toBeNull()
  })
})
