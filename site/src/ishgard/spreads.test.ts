import type { IshgardAnswer, IshgardIndexAnswer } from '@kupodex/data/contract'
import { markupOf } from '@kupodex/data/html'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { frame } from './frame.fixture.ts'
import { groupName, pickersHtml } from './pickers.ts'
import { spreadsHtml } from './spreads.ts'

const spread = (average: number) => ({ lowest: average - 1, average, highest: 1000 + average })

const draw = (worldScores: object[], jobScores: object[] = []) => {
  const answer = { worldScores, jobScores } as unknown as IshgardAnswer
  const homeOf = (id: number) => (id === 66 ? { world: 'Odin', dataCenter: 'Light' } : undefined)
  const html = spreadsHtml(frame, answer, homeOf as Parameters<typeof spreadsHtml>[2])
  return html === null ? null : parseHTML(`<main>${markupOf(html)}</main>`).document
}
const cells = (row: Element) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)

test('scores are charts by world and job, the best average first', () => {
  const document = draw(
    [
      { worldId: 66, rank1: spread(10.4), rank12: null },
      { worldId: 9, rank1: spread(20.5), rank12: null },
    ],
    [{ jobId: 8, rank1: null, rank12: spread(5) }],
  )
  const titles = [...(document?.querySelectorAll('figcaption') ?? [])].map(({ textContent }) => textContent)
  expect(titles.length).toBe(2)
  const rows = [...(document?.querySelectorAll('tbody tr') ?? [])].map(cells)
  expect(rows).toEqual([
    ['unknown', '20', '21', '1,021'],
    ['Odin', '9', '10', '1,010'],
    ['Carpenter', '4', '5', '1,005'],
  ])
  expect(document?.querySelector('td[data-v]')?.getAttribute('data-v')).toBe('20')
})

test('without any score there is no chart', () => {
  expect(draw([{ worldId: 66, rank1: null, rank12: null }], [])).toBeNull()
})

const index = {
  seasons: [
    { season: 1, groups: ['Crafters', 'CRP'], days: [1, 2] },
    { season: 2, groups: ['Crafters', 'CRP', 'FSH'], days: [1, 2, 3] },
  ],
} as unknown as IshgardIndexAnswer

test('season, job and day are links that keep what else is chosen', () => {
  const choice = { scope: 'Odin', season: 2, group: 'CRP', day: 3 } as const
  const { document } = parseHTML(`<main>${markupOf(pickersHtml(frame, index, choice))}</main>`)
  const navs = [...document.querySelectorAll('nav')]
  expect(navs.map((nav) => nav.querySelectorAll('a').length)).toEqual([2, 3, 3])
  expect(navs.map((nav) => nav.querySelectorAll('[aria-current=page]').length)).toEqual([1, 1, 1])
  const [seasons = [], jobs = [], days = []] = navs.map((nav) => [...nav.querySelectorAll('a')])
  expect(seasons.map((link) => link.hasAttribute('aria-current'))).toEqual([false, true])
  expect(jobs[1]?.getAttribute('aria-label')).toMatch(/^CRP.*Carpenter$/)
  expect([jobs[0]?.hasAttribute('aria-label'), days[0]?.getAttribute('aria-label')?.includes('1')]).toEqual([
    false,
    true,
  ])
  expect(jobs.map((link) => link.querySelector('svg') !== null)).toEqual([false, true, true])
  expect(days[0]?.getAttribute('href')).toMatch(/Odin\/2\/CRP\/1\/$/)
})

test.each([
  ['CRP', 'Carpenter'],
  ['XYZ', 'XYZ'],
])('the job %s is called %s', (group, name) => expect(groupName(frame, group)).toBe(name))
