import { expect, test } from 'vitest'
import { isNightDue, nextNight } from './timing.ts'

const at = (text: string) => Date.parse(`${text}Z`)

test('the next night is midnight UTC, or the weekly reset', () => {
  expect(nextNight(at('2026-11-18T10:00'))).toBe(at('2026-11-19T00:00'))
  expect(nextNight(at('2026-11-17T01:00'))).toBe(at('2026-11-17T08:05'))
})

test('a night is due when midnight has passed since the last, or there was none', () => {
  expect(isNightDue(at('2026-11-18T10:00'), at('2026-11-18T23:59'))).toBe(false)
  expect(isNightDue(at('2026-11-18T10:00'), at('2026-11-19T00:00'))).toBe(true)
  expect(isNightDue(NaN, at('2026-11-19T00:00'))).toBe(true)
})
