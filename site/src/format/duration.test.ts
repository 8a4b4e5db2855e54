import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [0.4, 'en', '0 sec'],
  [61, 'en', '61 sec'],
  [120, 'de', '2 Min.'],
  [9000, 'en', '2.5 hr'],
  [9000, 'fr', '2,5 h'],
  [3 * 86_400, 'de', '3 Tage'],
  [4, 'ja', '4秒'],
  [3 * 86_400, 'ja', '3日'],
] as const)('%d seconds in %s', (seconds, language, words) =>
  expect(plain(formatDuration(seconds, language))).toBe(words),
)
