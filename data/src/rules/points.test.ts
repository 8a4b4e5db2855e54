import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pointsByRarity, rarityLabel } from './points.ts'

const hundred = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, count: 10 + index }))

describe('pointsByRarity', () => {
  const points = pointsByRarity(hundred)
  test.each([
    [1, 70],
    [2, 50],
    [5, 50],
    [6, 30],
    [10, 30],
    [11, 20],
    [25, 20],
    [26, 10],
    [50, 10],
    [51, 5],
    [75, 5],
    [76, 1],
    [100, 1],
  ])('the %d. rarest of a hundred gives %d', (id, expected) => expect(points.get(id)).toBe(expected))

  test('an item with at most one owner gives no points and is left out of the order', () => {
    const more = pointsByRarity([{ id: 1000, count: 0 }, { id: 1001, count: 1 }, ...hundred])
    expect([more.get(1000), more.get(1001), more.get(1), more.get(2)]).toEqual([0, 0, 70, 50])
  })

  test('equally many owners, equal points', () => {
    const same = pointsByRarity(hundred.map(({ id }) => ({ id, count: 7 })))
    expect(new Set(same.values())).toEqual(new Set([1]))
    const two = pointsByRarity(hundred.map(({ id, count }) => ({ id, count: id === 1 ? 11 : count })))
    expect([two.get(1), two.get(2), two.get(3)]).toEqual([50, 50, 50])
  })

  test('of one or no item', () => {
    expect([...pointsByRarity([])]).toEqual([])
    expect([...pointsByRarity([{ id: 3, count: 2 }])]).toEqual([[3, 1]])
  })

  test('never more points for more owners, whatever the order of the items', () => {
    const lists = fc.uniqueArray(fc.record({ id: fc.nat(500), count: fc.nat(60) }), { selector: (item) => item.id })
    fc.assert(
      fc.property(lists, (items) => {
        const forward = pointsByRarity(items)
        const backward = pointsByRarity(items.toReversed())
        const owned = items.filter((item) => item.count > 1).sort((a, b) => a.count - b.count)
        const given = owned.map((item) => forward.get(item.id) ?? -1)
        expect(given).toEqual(given.toSorted((a, b) => b - a))
        for (const { id } of items) expect(backward.get(id)).toBe(forward.get(id))
      }),
    )
  })
})

test.each([
  [70, 'Legendary!'],
  [50, 'Legendary!'],
  [49, 'Super Rare'],
  [30, 'Super Rare'],
  [29, 'Rare'],
  [20, 'Rare'],
  [19, 'Common'],
  [10, 'Common'],
  [9, 'Very Common'],
  [0, 'Very Common'],
])('%d points are %s', (points, label) => expect(rarityLabel(points)).toBe(label))
