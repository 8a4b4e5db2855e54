import { expect, test } from 'vitest'
import { agoText, clockText, spanText } from './when.ts'

const noon = new Date(2026, 6, 7, 12, 0).getTime()
const minute = 60_000

test('a time of another day names the day', () => {
  expect(clockText(noon + 5 * minute, noon, 'en')).toBe('12:05')
  expect(clockText(noon + 24 * 60 * minute, noon, 'en')).toBe('Wed 12:00')
})

test.each([
  [0, 'in 0 min.'],
  [1, 'in 1 min.'],
  [59 * minute + 1, 'in 1 hr.'],
  [90 * minute, 'in 2 hr.'],
  [72 * 60 * minute, 'in 3 days'],
])('%d ms from now', (ms, text) => expect(spanText(noon + ms, noon, 'en')).toBe(text))

test.each([
  [-minute, '1 min. ago'],
  [0, '1 min. ago'],
  [59.9 * minute, '59 min. ago'],
  [100 * minute, '2 hr. ago'],
  [49 * 60 * minute, '2 days ago'],
])('%d ms ago', (ms, text) => expect(agoText(noon - ms, noon, 'en')).toBe(text))

test.each([
  ['de', 'vor 3 Std.'],
  ['fr', 'il y a 3 h'],
  ['ja', '3時間前'],
] as const)('hours ago in %s', (language, text) =>
  expect(agoText(noon - 180 * minute, noon, language).replace(/[\u00a0\u202f]/g, ' ')).toBe(text),
)
