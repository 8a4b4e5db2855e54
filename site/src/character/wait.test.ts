import { expect, test } from 'vitest'
import { characterTexts } from './texts.ts'
import { isOld, waitText } from './wait.ts'

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [45.4, '45 seconds'],
  [90, '2 minutes'],
  [60 * 60, '60 minutes'],
  [2 * 3600, '2 hours'],
])('%f seconds are %s', (seconds, expected) => {
  expect(waitText(seconds, characterTexts('en').sync, 'en')).toBe(expected)
})

test('a page says that it is old after thirty days, and nothing of who was never read', () => {
  const day = 86_400_000
  expect([isOld(1, 30 * day), isOld(1, 31 * day), isOld(null, 31 * day)]).toEqual([false, true, false])
})
