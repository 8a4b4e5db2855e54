import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooLarge, leaving, limits, longest } from './limits.ts'

const entry = fc.record({ key: fc.uuid(), at: fc.nat(1000), bytes: fc.nat(100) })
const entries = fc.uniqueArray(entry, { selector: ({ key }) => key, maxLength: 30 })

test('what is left keeps both limits, and nothing that stays is older than what goes', () => {
  fc.assert(
    fc.property(entries, fc.nat(20), fc.nat(1500), (all, count, bytes) => {
      const gone = new Set(leaving(all, { count, bytes }, 1000))
      const left = all.filter(({ key }) => !gone.has(key))
      const out = all.filter(({ key }) => gone.has(key))
      expect(left.length).toBeLessThanOrEqual(count)
      expect(left.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThanOrEqual(bytes)
      const newestOut = Math.max(-1, ...out.map(({ at }) => at))
      expect(left.filter(({ at }) => at < newestOut)).toEqual([])
    }),
  )
})

test('nothing goes while there is room', () => {
  const all = [1, 2, 3].map((at) => ({ key: String(at), at, bytes: 10 }))
  expect(leaving(all, { count: 3, bytes: 30 }, 3)).toEqual([])
  expect(leaving(all, { count: 2, bytes: 30 }, 3)).toEqual(['1'])
  expect(leaving(all, { count: 3, bytes: 19 }, 3)).toEqual(['1', '2'])
})

test('what is out of date goes, whatever room there is', () => {
  const all = [1, 2, 3].map((at) => ({ key: String(at), at, bytes: 10 }))
  expect(leaving(all, { count: 9, bytes: 99 }, longest + 2)).toEqual(['1', '2'])
})

test('there is room for 30 MB in all', () =>
  expect(Object.values(limits).reduce((sum, { bytes }) => sum + bytes, 0)).toBe(30 * 1024 ** 2))

test('one thing takes at most a quarter of the room', () => {
  expect(isTooLarge('pages', limits.pages.bytes / 4)).toBe(false)
  expect(isTooLarge('pages', limits.pages.bytes / 4 + 1)).toBe(true)
})
