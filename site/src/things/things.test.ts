import { describe, expect, test } from 'vitest'
import { type AnyThingRow, readThings, titlesFrom } from './things.ts'

const row = (id: number, more: Partial<AnyThingRow> = {}): AnyThingRow => ({ id, name: `thing ${id}`, ...more })
const read = (type: Parameters<typeof readThings>[0], rows: AnyThingRow[], ...more: AnyThingRow[][]) =>
  readThings(type, { rows, more, isFeminine: true })

test("things are in the game's order, and say whether they count", () => {
  const rows = [row(3, { sort: 2 }), row(1, { sort: 9, sourceTypeId: 7 }), row(2, { sort: 1, obtainable: false })]
  expect(read('mount', rows).map(({ id, counting }) => [id, counting])).toEqual([
    [2, 'gone'],
    [3, 'counted'],
    [1, 'paid'],
  ])
})

test('a thing of unknown patch is as new as the next, for the shield alone', () => {
  const things = read('mount', [row(1, { patch: null }), row(2, { patch: '5.25' }), row(3, { patch: null })])
  expect(things.map(({ patch }) => patch)).toEqual([null, '5.25', null])
  expect(things.slice(0, 2).map(({ mainPatch }) => mainPatch)).toEqual([52, 52])
  expect(things[2]?.mainPatch).toBeGreaterThan(52)
})

describe('achievements and titles', () => {
  const kinds = [row(1, { name: 'Battle', sort: 2 }), row(2, { name: 'Crafting', sort: 1 })]
  const categories = [row(10, { name: 'General', sort: 1 }), row(20, { name: 'Cooking', sort: 1 })]
  const won = row(5, { kindId: 1, categoryId: 10, sort: 1, name: 'Won' })
  const gone = row(6, { kindId: 2, categoryId: 20, sort: 1, seasonal: true })

  test('achievements are by kind and category', () => {
    expect(
      read('achievement', [won, gone], kinds, categories).map(({ id, hint, counting }) => [id, hint, counting]),
    ).toEqual([
      [6, 'Crafting › Cooking', 'limited'],
      [5, 'Battle › General', 'counted'],
    ])
  })

  test('titles follow from achievements', () => {
    const titles = [
      { id: 1, masculine: 'King', feminine: 'Queen', achievementIds: [6, 5] },
      { id: 2, masculine: 'Baker', feminine: 'Baker', achievementIds: [6] },
    ]
    const things = read('title', titles, [won, gone], kinds)
    expect(things.map(({ name, counting, hint }) => [name, counting, hint])).toEqual([
      ['Queen', 'counted', 'thing 6'],
      ['Baker', 'limited', 'thing 6'],
    ])
    expect([...titlesFrom(things, new Set([5]))]).toEqual([1])
  })
})

test('an opponent has the name of the person', () => {
  expect(read('triadNpc', [row(1, { npcId: 7 })], [row(7, { name: 'Jonas' })])[0]?.name).toBe('Jonas')
})
