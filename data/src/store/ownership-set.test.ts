import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crc32 } from 'node:zlib'
import type { Owned } from '../character/index.ts'
import { decodeOwnership, encodeOwnership } from './ownership-set.ts'

const owned = fc.record({ id: fc.nat(0x7fffffff), date: fc.integer({ min: 0, max: 0xffffffff }) })
const sets = fc.uniqueArray(owned, { selector: (entry) => entry.id, maxLength: 400 })
const byId = (a: Owned, b: Owned) => a.id - b.id

const sealed = (...body: number[]) => {
  const bytes = new Uint8Array([...body, 0, 0, 0, 0])
  new DataView(bytes.buffer).setUint32(body.length, crc32(bytes.subarray(0, body.length)))
  return bytes
}

describe('an ownership set', () => {
  test('comes back sorted by id, whatever order it was given in', () => {
    fc.assert(
      fc.property(sets, (entries) => {
        expect(decodeOwnership(encodeOwnership(entries))).toEqual({ ok: true, entries: entries.toSorted(byId) })
      }),
    )
  })

  test('is the same bytes for the same things in any order', () => {
    fc.assert(
      fc.property(sets, (entries) => {
        expect(encodeOwnership(entries.toReversed())).toEqual(encodeOwnership(entries))
      }),
    )
  })

  test('leaves the list it was given as it was', () => {
    const entries = Object.freeze([
      { id: 2, date: 0 },
      { id: 1, date: 0 },
    ])
    encodeOwnership(entries)
    expect(entries[0]?.id).toBe(2)
  })

  test.each([
    ['an id twice', [5, 5], [0, 1]],
    ['a negative id', [-1], [0]],
    ['an id over 31 bits', [0x80000000], [0]],
    ['half an id', [1.5], [0]],
    ['no number', [NaN], [0]],
    ['a negative date', [1], [-1]],
    ['a date over 32 bits', [1], [0x100000000]],
    ['a date in milliseconds', [1], [1_700_000_000_000]],
  ])('refuses %s', (_, ids, dates) => {
    expect(() => encodeOwnership(ids.map((id, at) => ({ id, date: dates[at] ?? 0 })))).toThrow(RangeError)
  })

  test('reads from the middle of a larger buffer', () => {
    const bytes = encodeOwnership([{ id: 7, date: 1_700_000_000 }])
    const buffer = new Uint8Array(bytes.length + 9)
    buffer.set(bytes, 5)
    expect(decodeOwnership(buffer.subarray(5, 5 + bytes.length))).toEqual(decodeOwnership(bytes))
  })
})

describe('damaged bytes', () => {
  test('any changed byte is noticed', () => {
    fc.assert(
      fc.property(sets, fc.nat(), fc.integer({ min: 1, max: 255 }), (entries, at, change) => {
        const bytes = encodeOwnership(entries)
        bytes[at % bytes.length] = (bytes[at % bytes.length] as number) ^ change
        expect(decodeOwnership(bytes).ok).toBe(false)
      }),
    )
  })

  test('any cut is noticed', () => {
    fc.assert(
      fc.property(sets, fc.integer({ min: 1, max: 40 }), (entries, cut) => {
        const bytes = encodeOwnership(entries)
        expect(decodeOwnership(bytes.subarray(0, Math.max(0, bytes.length - cut))).ok).toBe(false)
      }),
    )
  })

  test('arbitrary bytes never throw, sealed or not', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255), { maxLength: 60 }), (body) => {
        expect(decodeOwnership(Uint8Array.from(body)).ok).toBe(false)
        decodeOwnership(sealed(1, ...body))
      }),
    )
  })

  test.each([
    ['nothing', new Uint8Array(), 'tooShort'],
    ['another version', sealed(2, 0), 'unknownVersion'],
    ['a count beyond the bytes', sealed(1, 100, 1), 'malformed'],
    ['something behind the last date', sealed(1, 0, 7), 'malformed'],
    ['a date before 1970', sealed(1, 1, 0, 1), 'malformed'],
    ['a number that does not end', sealed(1, 1, 255, 255, 255, 255, 255, 1), 'malformed'],
  ])('%s', (_, bytes, code) => expect(decodeOwnership(bytes)).toEqual({ ok: false, code }))
})

describe('size', () => {
  test('300 mounts seen in one sync take two bytes each', () => {
    const entries = Array.from({ length: 300 }, (_, id) => ({ id: id + 1, date: 1_750_000_000 }))
    expect(encodeOwnership(entries).length).toBeLessThan(620)
  })

  test('2,500 achievements over ten years take under 7 bytes each', () => {
    const entries = Array.from({ length: 2500 }, (_, n) => ({
      id: n + Math.floor(n / 3),
      date: 1_400_000_000 + ((n * 7_919_123) % 315_000_000),
    }))
    expect(encodeOwnership(entries).length).toBeLessThan(2500 * 7)
  })
})
