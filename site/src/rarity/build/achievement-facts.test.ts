import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { achievementFacts, seriesIn } from './achievement-facts.ts'
import type { LooseRow } from '#build/published.ts'

const rowOf = (english: string): LooseRow => {
  const row = loadTable('achievements').find(({ name }) => name.en === english)
  if (row === undefined) throw new Error(`no achievement is called ${english}`)
  return row as unknown as LooseRow
}
const named = (id: number, en: string, categoryId = 1) => ({
  ...{ id, categoryId },
  name: { en, de: null, fr: null, ja: null },
})

test('category, points, title and series of an achievement, in words of the language', () => {
  const facts = achievementFacts(rowOf('To Crush Your Enemies VI'), 'de')
  expect(facts).toMatchObject({
    category: expect.stringMatching(/^Kampf/),
    points: 10,
    title: { page: ['title', 9], name: expect.any(String) },
    series: achievementFacts(rowOf('To Crush Your Enemies I'), 'en')?.series,
  })
  expect(facts?.reward).toBeUndefined()
})

test('an item that unlocks something is a link to it', () => {
  const giver = loadTable('achievements').find(({ itemId }) =>
    loadTable('mounts').some(({ itemIds, deleted }) => !deleted && itemIds.includes(itemId)),
  )
  const { reward } = achievementFacts(giver as unknown as LooseRow, 'en') ?? {}
  expect(reward?.page?.[0]).toBe('mount')
  expect(loadTable('mounts').find(({ id }) => id === reward?.page?.[1])?.itemIds).toContain(giver?.itemId)
})

test('an achievement that the game asks for in another says in which', () => {
  const meta = loadTable('metas').find(
    ({ achievementId, achievements }) => achievementId > 0 && achievements.length > 0,
  )
  const part = loadTable('achievements').find(({ id }) => id === meta?.achievements[0])
  expect(achievementFacts(part as unknown as LooseRow, 'en')?.partOf).toContain(meta?.achievementId)
})

test('a row that belongs to no category has no facts', () => {
  expect(achievementFacts({ id: 1, updatedAt: 1, deleted: false, points: 5 }, 'en')).toBeUndefined()
})

test('a series is of one category and has at least two; what only ends like a numeral is not a series', () => {
  const series = seriesIn([
    named(1, 'Old Friends I'),
    named(2, 'Old Friends II'),
    named(3, 'Old Friends III', 2),
    named(4, 'Deep Blue VI'),
    named(5, 'Final Fantasy'),
  ])
  expect([...series]).toEqual([
    [1, 1],
    [2, 1],
  ])
})
