import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearNumberOf, numberClears } from './clear-numbers.ts'

/** The clears of raids whose rows are given. */
const clearsOf = (rows: readonly (readonly number[])[]) =>
  rows.map((ofRaid) => ({ rows: Uint32Array.from(ofRaid), dates: new Uint32Array(ofRaid.length) }))

test('clears are numbered character after character, and within one by raid', () => {
  const clearNumbers = numberClears(clearsOf([[0, 2], [], [0, 3]]), 4)
  expect(Array.from(clearNumbers.ends)).toEqual([2, 2, 3, 4])
  expect(Array.from(clearNumbers.raids)).toEqual([0, 2, 0, 2])
  expect([
    clearNumberOf(clearNumbers, 0, 0),
    clearNumberOf(clearNumbers, 0, 2),
    clearNumberOf(clearNumbers, 2, 0),
    clearNumberOf(clearNumbers, 3, 2),
  ]).toEqual([0, 1, 2, 3])
})

test('who did not clear a raid has no number, even where the next character did', () => {
  const clearNumbers = numberClears(clearsOf([[1], [0]]), 2)
  expect([clearNumberOf(clearNumbers, 0, 0), clearNumberOf(clearNumbers, 1, 1)]).toEqual([-1, -1])
})

test('nobody, and no raids, give no numbers', () => {
  expect(numberClears([], 0)).toMatchObject({ ends: new Uint32Array(), raids: new Uint32Array() })
  const clearNumbers = numberClears(clearsOf([[]]), 2)
  expect([clearNumbers.raids.length, clearNumberOf(clearNumbers, 1, 0)]).toEqual([0, -1])
})

test('every clear has a number of its own, and nothing else has one', () => {
  const characters = 12
  const rows = fc.array(fc.uniqueArray(fc.nat(characters - 1)).map((ofRaid) => ofRaid.sort((a, b) => a - b)))
  fc.assert(
    fc.property(rows, (raids) => {
      const clearNumbers = numberClears(clearsOf(raids), characters)
      const found: number[] = []
      for (let row = 0; row < characters; row++) {
        for (const [raid, ofRaid] of raids.entries()) {
          const number = clearNumberOf(clearNumbers, row, raid)
          expect(number >= 0).toBe(ofRaid.includes(row))
          if (number >= 0) found.push(number)
        }
      }
      expect(found).toEqual(Array.from(clearNumbers.raids, (_, number) => number))
    }),
  )
})
