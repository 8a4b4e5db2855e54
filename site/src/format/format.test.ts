import { describe, expect, test } from 'vitest'
import { cut } from './cut.ts'
import { formatDay, formatMoment, isoDay, isoMoment } from './date.ts'
import { formatNumber, formatPercent, formatProgress } from './number.ts'

const moment = Date.UTC(2026, 10, 21, 0, 0, 0)
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('numbers', () => {
  test.each([
    ['en', '1,234,567'],
    ['de', '1.234.567'],
    ['fr', '1 234 567'],
    ['ja', '1,234,567'],
  ] as const)('in %s', (language, expected) => {
    expect(plain(formatNumber(1_234_567, language))).toBe(expected)
  })

  test.each([
    [0.0123, 3, 'en', '0.012%'],
    [0.5, 2, 'de', '0,50 %'],
    [100, 1, 'fr', '100,0 %'],
    [12.34, 1, 'ja', '12.3%'],
  ] as const)('%f with %i digits in %s is %s', (value, digits, language, expected) => {
    expect(plain(formatPercent(value, digits, language))).toBe(expected)
  })
})

test.each([
  [0, 'en', '0%'],
  [0.56, 'en', '<1%'],
  [0.56, 'de', '<1 %'],
  [0.56, 'fr', '<1 %'],
  [0.56, 'ja', '<1%'],
  [1, 'en', '1%'],
  [99.9, 'en', '99%'],
  [100, 'en', '100%'],
] as const)('progress of %f %% in %s is %s', (percent, language, expected) => {
  expect(plain(formatProgress(percent, language))).toBe(expected)
})

describe('dates are in UTC whatever the machine says', () => {
  test.each([
    ['en', 'Nov 21, 2026'],
    ['de', '21.11.2026'],
    ['fr', '21 nov. 2026'],
    ['ja', '2026/11/21'],
  ] as const)('day in %s', (language, expected) => {
    expect(formatDay(moment, language)).toBe(expected)
  })

  test('the first of a month is 1er in French', () => {
    expect(formatDay(Date.UTC(2025, 3, 1), 'fr')).toBe('1er avr. 2025')
    expect(formatDay(Date.UTC(2025, 3, 11), 'fr')).toBe('11 avr. 2025')
  })

  test('moment names its zone and uses 24 hours', () => {
    expect(plain(formatMoment(moment, 'en'))).toBe('Nov 21, 2026, 00:00 UTC')
  })

  test('machine forms', () => {
    expect(isoDay(moment)).toBe('2026-11-21')
    expect(isoMoment(moment)).toBe('2026-11-21T00:00:00Z')
  })
})

test('a list is cut into pieces, the last of what is left', () => {
  expect(cut([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(cut([], 2)).toEqual([])
})
