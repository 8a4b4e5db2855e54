import { expect, test } from 'vitest'
import { characterPagePath, partsBelow } from './paths.ts'

test.each([
  ['/char/7/', characterPagePath('en', 7, 'profile')],
  ['/de/char/7/mounts/', characterPagePath('de', 7, 'mounts')],
  ['/ja/char/7/achievements/battle/the-hunt/64/', characterPagePath('ja', 7, 'achievements', 'battle', 'the-hunt', 64)],
])('%s is the path', (expected, path) => expect(path).toBe(expected))

test.each([
  ['/char/7/', []],
  ['/char/7/mounts/', []],
  ['/de/char/7/mounts/4/', ['4']],
  ['/char/7/mounts/%E0%A4%A/', ['%E0%A4%A']],
  ['/char/7/achievements/battle/the-hunt/64', ['battle', 'the-hunt', '64']],
])('below the word of %s is %j', (path, parts) => expect(partsBelow(path)).toEqual(parts))
