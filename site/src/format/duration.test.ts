import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [0.4, 'en', '0 seconds'],
  [61, 'en', '61 seconds'],
  [120, 'de', '2 Minuten'],
  [9000, 'en', '2.5 hours'],
  [9000, 'fr', '2,5 heures'],
  [3 * 86_400, 'ja', '3 日'],
] as const)('%d seconds in %s', (seconds, language, words) =>
  expect(plain(formatDuration(seconds, language))).toBe(words),
)
