import { describe, expect, test } from 'vitest'
import { hash32, hashHex, hashText, randomOf } from './random.ts'

describe('randomOf', () => {
  test('gives the same numbers for the same key and others for another key', () => {
    const take = (...key: number[]) => {
      const random = randomOf(...key)
      return Array.from({ length: 5 }, () => random.next())
    }
    expect(take(1, 2)).toEqual(take(1, 2))
    expect(take(1, 2)).not.toEqual(take(1, 3))
    expect(take(1, 2)).not.toEqual(take(2, 1))
  })

  test('spreads evenly over [0, 1)', () => {
    const random = randomOf(7)
    const buckets = new Array<number>(10).fill(0)
    for (let i = 0; i < 10_000; i++) {
      const bucket = random.int(10)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }
    for (const count of buckets) expect(count).toBeGreaterThan(850)
  })

  test('first numbers of neighbouring keys do not go together', () => {
    const firsts = Array.from({ length: 10_000 }, (_, index) => randomOf(1, index).next())
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length
    expect(mean).toBeCloseTo(0.5, 1)
    expect(new Set(firsts).size).toBeGreaterThan(9_990)
  })
})

test('hashes are unsigned and hex has the length asked for', () => {
  expect(hash32(-1, 5)).toBeGreaterThanOrEqual(0)
  expect(hashText('a')).not.toBe(hashText('b'))
  expect(hashHex(40, 3)).toMatch(/^[0-9a-f]{40}$/)
})
