import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { achievementFacts, seriesIn } from './achievement-facts.ts'
import type { LooseRow } from '#build/published.ts'

const rowOf = (english: string): LooseRow => {
  const row = loadTable('achievements').find(({ name }) => name.en === english)
  if (row === undefined) throw new Error(`no achievement is called ${english}`)
  return row as unknown as LooseRow
}
const named = (id: number, en: string, categoryId = 1, deleted = false) => ({
  ...{ id, categoryId, deleted },
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

test('a title has both its forms where they differ, and one where they do not', () => {
  const titles = new Map(loadTable('titles').map((title) => [title.id, title]))
  const giving = loadTable('achievements').filter(({ titleId }) => titles.has(titleId))
  const named = (isSame: boolean) => {
    const row = giving.find(
      ({ titleId }) => (titles.get(titleId)?.masculine.de === titles.get(titleId)?.feminine.de) === isSame,
    )
    const { masculine, feminine } = titles.get(row?.titleId ?? 0) ?? {}
    return [achievementFacts(row as unknown as LooseRow, 'de')?.title?.name, masculine?.de, feminine?.de]
  }
  const [two, masculine, feminine] = named(false)
  expect(two).toBe(`${masculine} / ${feminine}`)
  const [one, name] = named(true)
  expect(one).toBe(name)
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

test('an achievement is part of others, never of a list that no achievement stands for', () => {
  const lists = loadTable('metas').filter(({ deleted }) => !deleted)
  expect(lists.some(({ achievementId }) => achievementId <= 0)).toBe(true)
  const parts = new Set(lists.flatMap(({ achievements }) => achievements))
  const wholes = loadTable('achievements')
    .filter(({ id, deleted }) => parts.has(id) && !deleted)
    .flatMap((row) => achievementFacts(row as unknown as LooseRow, 'en')?.partOf ?? [])
  const known = new Set(loadTable('achievements').map(({ id }) => id))
  expect(wholes.length).toBeGreaterThan(parts.size / 2)
  expect(wholes.filter((id) => !known.has(id))).toEqual([])
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
    named(6, 'Gone Fishing I'),
    named(7, 'Gone Fishing II', 1, true),
  ])
  expect([...series]).toEqual([
    [1, 1],
    [2, 1],
  ])
})
