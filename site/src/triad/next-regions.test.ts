import { describe, expect, test } from 'vitest'
import { nextRegions } from './next-regions.tsx'
import { missingOf, type Opponent } from './opponents.ts'

const opponent = (id: number, region: number, rewards: readonly number[]): Opponent => ({
  ...{ id, name: `npc ${id}`, place: 'there', region: { id: region, name: `region ${region}` }, spot: null, rewards },
})

const opponents = [opponent(1, 22, [1, 2]), opponent(2, 24, [3]), opponent(3, 22, [2, 4, 5]), opponent(4, 23, [6])]

describe('who to play next', () => {
  test('is listed by region in the order of the game, those with most missing cards first', () => {
    const regions = nextRegions(opponents, new Set([6]))
    expect(
      regions.map(({ region, next, cards }) => [region.id, next.map((one) => [one.opponent.id, one.missing]), cards]),
    ).toEqual([
      [
        22,
        [
          [3, 3],
          [1, 2],
        ],
        4,
      ],
      [24, [[2, 1]], 1],
    ])
  })

  test('is nobody for a character with all cards', () => {
    expect(nextRegions(opponents, new Set([1, 2, 3, 4, 5, 6]))).toEqual([])
  })

  test('lacks what the character does not have', () => {
    expect(opponents.map((one) => missingOf(one, new Set([2, 3])))).toEqual([[1], [], [4, 5], [6]])
  })
})
