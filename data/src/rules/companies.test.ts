import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardName, boards } from './boards.ts'
import { companyBoards, companyScore, companyShard, companyShards } from './companies.ts'

test('its boards are boards', () => {
  expect(boards.map(boardName)).toEqual(expect.arrayContaining([...companyBoards]))
})

test('the shard of an id is what is left of the whole number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999_999_999_999n }), (id) => {
      expect(companyShard(String(id))).toBe(Number(id % BigInt(companyShards)))
    }),
  )
})

test.each([
  ['four members are too few', [9, 9, 9, 9], null],
  ['of five all count', [5, 0, 3, 2, 1], { mean: 2, best: 5 }],
  ['of more only the ten best', [...Array.from({ length: 10 }, () => 7), 1, 0, 0], { mean: 7, best: 7 }],
])('%s', (_, scores, expected) => expect(companyScore(scores)).toEqual(expected))
