import type { RanksAnswer } from '@kupodex/data/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRankShard } from './rank-shard.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const shard: RanksAnswer = {
  deployTime: 1,
  generateTime: 2,
  boards: ['mount/all', 'raid/7'],
  ids: [1025, 2 ** 32 + 1],
  ends: [1, 3],
  ranks: [0, 3, 20, 500, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 1, 4294967295, 5, 6, 7, 8, 9],
}
const text = JSON.stringify(shard)

test('a shard is read as it was written', () => {
  const { ranks, ...about } = readRankShard(bytesOf(text))
  expect({ ...about, ranks: Array.from(ranks) }).toEqual({ ...shard, week: null })
})

const { ranks: listed, ...about } = shard
const withWeek = { ...about, week: [1, 2, 3, 40, 0, 60, 7, 8, 4294967295], ranks: listed }

test('so is one with ranks of the week', () => {
  const { ranks, week } = readRankShard(bytesOf(JSON.stringify(withWeek)))
  expect([Array.from(ranks), Array.from(week ?? [])]).toEqual([listed, withWeek.week])
})

test('any shard is read as JSON reads it, wherever in its memory it lies', () => {
  const rank = fc.nat(2 ** 32 - 1)
  const entries = fc.array(fc.array(rank, { minLength: 7, maxLength: 7 }), { maxLength: 20 })
  fc.assert(
    fc.property(entries, fc.array(fc.string()), fc.nat(9), (lists, boards, before) => {
      const any = { ...shard, boards, ids: lists.map((_, at) => at + 1), ends: lists.map((_, at) => at + 1) }
      const bytes = bytesOf(`${' '.repeat(before)}${JSON.stringify({ ...any, ranks: lists.flat() })}`)
      expect(Array.from(readRankShard(bytes.subarray(before)).ranks)).toEqual(lists.flat())
    }),
  )
})

describe('a damaged shard is refused', () => {
  test('cut off anywhere', () => {
    for (let length = 0; length < text.length - 1; length++) {
      expect(() => readRankShard(bytesOf(text.slice(0, length))), String(length)).toThrow()
    }
  })

  test('with more ranks or fewer than its ends say', () => {
    for (const ranks of [shard.ranks.slice(0, 20), [...shard.ranks, 1], []]) {
      expect(() => readRankShard(bytesOf(JSON.stringify({ ...shard, ranks })))).toThrow('damaged')
    }
  })

  test('with more ranks of the week or fewer', () => {
    for (const week of [withWeek.week.slice(1), [...withWeek.week, 1], []]) {
      expect(() => readRankShard(bytesOf(JSON.stringify({ ...withWeek, week })))).toThrow('damaged')
    }
  })

  test('with invalid ranks', () => {
    for (const wrong of ['-1', '1.5', '', 'null', ' 1', '4294967296']) {
      const ranks = text.replace('500', wrong)
      expect(() => readRankShard(bytesOf(ranks)), wrong).toThrow('damaged')
    }
  })

  test('without ranks, or with something else before them', () => {
    expect(() => readRankShard(bytesOf('{"ids":[]}'))).toThrow('has none')
    expect(() => readRankShard(bytesOf(text.replace('"generateTime":2', '"generateTime":"2"')))).toThrow()
    expect(() => readRankShard(bytesOf(text.replace('"ends":[1,3]', '"ends":{}')))).toThrow('is not a list')
  })
})
