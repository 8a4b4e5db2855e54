import { describe, expect, test } from 'vitest'
import type { RarityItem } from './item.ts'
import { rarityRows } from './list.ts'
import { movedFirst, newestFirst } from './order.ts'
import { countsOf, listWeeks, someWeek, weeksLater } from './weeks.fixture.ts'

/** A list of a hundred characters: owners and what else is known by id. */
const rowsOf = (things: Readonly<Record<number, [owners: number, facts?: Partial<RarityItem>]>>) => {
  const entries = Object.entries(things).map(([id, [count, facts]]) => ({ id: Number(id), count, facts }))
  return rarityRows(
    {
      charCount: 100,
      rarity: entries.map(({ id, count }) => ({ id, count, points: 0, percent: count, percentFull: count })),
    },
    new Map(entries.map(({ id, facts }) => [id, { id, name: `Thing ${id}`, ...facts }])),
  )
}
const now = { at: weeksLater(5), characters: 100, language: 'en' as const }

describe('what moved', () => {
  const rows = rowsOf({ 1: [10], 2: [30], 3: [50], 4: [7], 5: [2], 6: [40, { gone: true }], 7: [0] })
  const weeks = listWeeks({
    1: countsOf(1, 2, 3, 9, 9, 9),
    2: countsOf(10, 10, 20, 20, 30, 30),
    3: countsOf(60, 60, 60, 60, 60, 50),
    4: countsOf(7, 7, 7, 7, 7, 7),
    6: countsOf(90, 90, 80, 70, 60, 50),
    7: countsOf(null, null, 1, 0),
  })
  const ids = (order: 'rising' | 'falling') => movedFirst(order, rows, weeks, now).rows.map(({ id }) => id)

  test('rising: what gained most first', () => expect(ids('rising')).toEqual([2, 1]))
  test('falling: what lost most first, without what cannot be had any more', () =>
    expect(ids('falling')).toEqual([3, 7]))
  test('keeps its place among the rarest, and says the share of before', () => {
    const [first] = movedFirst('rising', rows, weeks, now).rows
    expect([first?.place, first?.before]).toEqual([4, 'was 10.0%'])
  })
  test('has the first week that anything is compared with', () => {
    expect(movedFirst('rising', rows, weeks, now).since).toBe(weeksLater(1))
    expect(movedFirst('rising', rows, listWeeks({}), now)).toEqual({ rows: [], since: null })
    expect(movedFirst('rising', rows, listWeeks({ 4: countsOf(7) }), now)).toEqual({ rows: [], since: someWeek })
  })
})

test('the newest patch first, of a patch the later rows; what nobody owns is not folded away', () => {
  const rows = rowsOf({
    ...{ 1: [1, { patch: '7.05' }], 2: [2, { patch: '7.5' }], 3: [0, { patch: '7.5' }], 4: [4, { veil: 74 }] },
    ...{ 5: [5, { patch: '7.45', gone: true }], 6: [6] },
  })
  const { rows: newest, since } = newestFirst('mount', rows)
  expect(newest.map(({ id, folded }) => [id, folded])).toEqual([3, 2, 4, 1, 6].map((id) => [id, false]))
  expect(since).toBe(null)
})
