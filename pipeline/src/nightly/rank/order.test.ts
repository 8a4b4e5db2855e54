import { compareStandings } from '@kupodex/data/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderById, orderOfBoard } from './order.ts'

const id = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))
const number = fc.oneof(fc.nat(3), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
const standings = fc.uniqueArray(fc.record({ id, score: number, date: number }), { selector: (row) => row.id })

describe('orderOfBoard', () => {
  test('is the order of the rules, for any scores, dates and ids', () => {
    fc.assert(
      fc.property(standings, (rows) => {
        const byId = orderById(Float64Array.from(rows, (row) => row.id))
        const scores = Uint32Array.from(rows, (row) => row.score)
        const dates = Uint32Array.from(rows, (row) => row.date)
        const ordered = Array.from(orderOfBoard(byId, scores, dates), (row) => rows[row])
        expect(ordered).toEqual(rows.filter((row) => row.score > 0).sort(compareStandings))
      }),
      { numRuns: 1000 },
    )
  })

  test('of nobody', () => {
    expect(orderOfBoard(orderById(new Float64Array()), new Uint32Array(), new Uint32Array())).toHaveLength(0)
  })
})

test('an id that is there twice is refused', () => {
  expect(() => orderById(Float64Array.of(3, 2 ** 40, 3))).toThrow('character 3 was read twice')
})
