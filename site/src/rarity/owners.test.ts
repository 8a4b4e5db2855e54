import type { RarityAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { ownersIn } from './owners.ts'

const answer = (charCount: number, counts: [number, number][]): RarityAnswer => ({
  deployTime: 1,
  generateTime: 2,
  charCount,
  rarity: counts.map(([id, count]) => ({ id, count, points: 0, percent: 0, percentFull: 0 })),
})

test('owners stand side by side by scope; a scope without a list is left out', () => {
  const lists = new Map([
    ['global', answer(5, [[9, 1], [2, 3]])], // prettier-ignore
    ['Light', answer(2, [[2, 1]])],
  ])
  expect(ownersIn(['global', 'Chaos', 'Light'], (scope) => lists.get(scope) ?? null)).toEqual({
    generateTime: 2,
    scopes: ['global', 'Light'],
    characters: [5, 2],
    owners: { 2: [3, 1], 9: [1, 0] },
  })
})

test('before the first night there is nothing', () => {
  expect(ownersIn(['global'], () => null)).toEqual({ generateTime: 0, scopes: [], characters: [], owners: {} })
})
