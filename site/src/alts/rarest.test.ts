import { expect, test } from 'vitest'
import type { RarityEntry } from '@kupodex/data/contract'
import { thingLists } from '#things/lists.ts'
import { rarestOf } from './rarest.ts'
import { holdersOf } from './together.ts'

const [first, second] = thingLists
const entry = (id: number, percentFull: number, points = 0, count = 1) =>
  ({ id, percentFull, points, count }) as RarityEntry
const known = (list: typeof first, entries: readonly RarityEntry[], owned: readonly number[][]) => ({
  list: list!,
  holders: holdersOf(owned.map((ids) => new Set(ids))),
  rarityOf: (id: number) => entries.find((one) => one.id === id),
  isThing: (id: number) => id < 100,
})

test('the rarest of all collections come first, with those who have them; what is not known to be a thing is left out', () => {
  const found = rarestOf(
    [
      known(
        first,
        [entry(1, 5), entry(2, 0.1), entry(100, 0.01), entry(4, 0, 0, 0)],
        [
          [1, 100, 4, 9],
          [1, 2],
        ],
      ),
      known(second, [entry(1, 5, 80), entry(3, 50)], [[3], [1]]),
    ],
    3,
  )
  expect(found.map(({ list, entry: { id }, holders }) => [list, id, holders])).toEqual([
    [first, 2, [1]],
    [second, 1, [1]],
    [first, 1, [0, 1]],
  ])
})
