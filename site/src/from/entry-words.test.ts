import { expect, test } from 'vitest'
import { entryWords } from './entry-words.ts'

test.each([
  [50, 1, 8, ['Level 50', '1–8 players']],
  [50, 8, 8, ['Level 50', '8 players']],
  [null, 4, 4, ['4 players']],
  [1, 1, 1, ['Level 1']],
  [null, 1, 0, []],
])('a place of level %j for %i to %i says %j', (level, fewest, partySize, words) =>
  expect(entryWords({ level, fewest, partySize }, 'en')).toEqual(words),
)
