import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLearnt, listedCollections } from '../game/index.ts'
import { boardName, boards, memberBoards } from './boards.ts'
import { companyBoards, companyRankingBoards, companyScore, companyShard, companyShards } from './companies.ts'

test('its boards are boards, of every collection that is read, and it is ranked by those that characters are ranked by', () => {
  expect([...boards, ...memberBoards].map(boardName)).toEqual(expect.arrayContaining([...companyBoards]))
  expect(boards.map(boardName)).toEqual(expect.arrayContaining([...companyRankingBoards]))
  const read = listedCollections.filter((one) => isLearnt('read', one)).map(({ list }) => list.word)
  expect(new Set(companyBoards.map((name) => name.split('/')[0]))).toEqual(new Set(read))
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
