import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pack, type Packable, unpack } from './pack.ts'

const kind = { name: 'thing', version: 3 }
const value = {
  text: 'Kupó',
  none: null,
  flags: [true, false],
  nested: { small: Uint8Array.of(1, 2, 3), deep: [Float64Array.of(0.5, 2 ** 52), { words: Uint32Array.of(7) }] },
  short: Uint16Array.of(1),
  empty: new Uint32Array(),
}

const numbers = fc.oneof(
  fc.uint8Array({ maxLength: 9 }),
  fc.uint16Array({ maxLength: 9 }),
  fc.uint32Array({ maxLength: 9 }),
  fc.float64Array({ maxLength: 9, noNaN: true }),
)

describe('pack', () => {
  test('what was packed comes back', () => {
    expect(unpack(kind, pack(kind, value))).toEqual(value)
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.oneof(numbers, fc.array(numbers))), (any) => {
        expect(unpack(kind, pack(kind, any as Packable))).toEqual({ ...any })
      }),
    )
  })

  test('also from the middle of other bytes, and from shared memory', () => {
    const packed = pack(kind, value)
    const around = new Uint8Array(new SharedArrayBuffer(packed.length + 10))
    around.set(packed, 3)
    expect(unpack(kind, around.subarray(3, 3 + packed.length))).toEqual(value)
  })

  test('a byte that is another is seen, wherever it is', () => {
    const packed = pack(kind, value)
    for (let at = 0; at < packed.length; at++) {
      const damaged = packed.slice()
      damaged[at]! ^= 16
      expect(() => unpack(kind, damaged)).toThrow(/^thing: /)
    }
  })

  test.each([
    ['tooShort', kind, (bytes: Uint8Array) => bytes.subarray(0, 15)],
    ['tooShort', kind, (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 1)],
    ['notPacked', kind, () => new TextEncoder().encode('{"some":"other","text":1}')],
    ['otherKind', { name: 'fold', version: 3 }, (bytes: Uint8Array) => bytes],
    ['otherVersion', { name: 'thing', version: 4 }, (bytes: Uint8Array) => bytes],
  ])('says %s', (code, asked, change) => {
    expect(() => unpack(asked, change(pack(kind, value)))).toThrow(expect.objectContaining({ code }))
  })
})
