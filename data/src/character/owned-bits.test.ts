import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeOwned, encodeOwned } from './owned-bits.ts'

const ascending = fc.uniqueArray(fc.nat(5000), { maxLength: 300 }).map((ids) => ids.sort((a, b) => a - b))
const withSome = ascending.chain((things) => fc.tuple(fc.constant(things), fc.subarray(things)))

describe('what somebody has, as bits', () => {
  test.each<[number[], number[], string]>([
    [[], [], ''],
    [[5], [], ''],
    [[5], [5], 'AQ'],
    [[5, 9], [9], 'Ag'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], [9], 'AAE'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1], 'AQ'],
    [[1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8], '_w'],
    [[1, 2, 3, 4, 5, 6, 7, 8], [4, 5, 6, 7, 8], '-A'],
  ])('of %j those of %j are %j', (things, owned, text) => {
    expect(encodeOwned(things, new Set(owned))).toBe(text)
    expect(decodeOwned(things, text)).toEqual(owned)
  })

  test('are read as they were written', () =>
    fc.assert(
      fc.property(withSome, ([things, owned]) => {
        const text = encodeOwned(things, new Set(owned))
        expect(text).toMatch(/^[\w-]*$/)
        expect(decodeOwned(things, text)).toEqual(owned)
      }),
    ))

  test('are no longer than the last thing that they have', () =>
    fc.assert(
      fc.property(withSome, fc.array(fc.nat(), { maxLength: 40 }), ([things, owned], others) => {
        const more = [...things, ...others.map((id) => 6000 + id)]
        const upTo = things.slice(0, things.indexOf(owned.at(-1) ?? -1) + 1)
        expect(encodeOwned(more, new Set(owned))).toBe(encodeOwned(upTo, new Set(owned)))
      }),
    ))

  test.each([null, 'A', 'AAAAA', 'AQ=', 'A Q', '+w', 'Ä', 'AAAB'])('of %j nothing is known', (text) =>
    expect(decodeOwned([1, 2, 3], text)).toBeNull(),
  )

  test('whatever else a text is, it says only what the things are', () =>
    fc.assert(
      fc.property(ascending, fc.string(), (things, text) => {
        for (const id of decodeOwned(things, text) ?? []) expect(things).toContain(id)
      }),
    ))
})
