import { expect, test } from 'vitest'
import { isWithin } from './within.ts'

test.each([
  [100, true],
  [91, true],
  [90, false],
  [101, false],
])('what happened at %i was within ten of 100: %j', (at, expected) => expect(isWithin(10, at, 100)).toBe(expected))
