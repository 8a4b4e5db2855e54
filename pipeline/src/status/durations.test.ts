import { expect, test } from 'vitest'
import { durationWords, timeWords } from './durations.ts'

test.each([
  [0, 'less than a second'],
  [1.4, '1 s'],
  [119, '119 s'],
  [300, '5 min'],
  [7200, '2.0 hours'],
  [5.5 * 3600, '5.5 hours'],
  [71 * 3600, '71.0 hours'],
  [30 * 86_400, '30 days'],
])('%d seconds are %s', (seconds, words) => expect(durationWords(seconds)).toBe(words))

test('a moment to the minute', () => expect(timeWords(Date.parse('2026-11-23T08:05:59Z'))).toBe('2026-11-23 08:05 UTC'))
