import { expect, test } from 'vitest'
import { shareOption } from './suite.ts'

test.each([
  [[], 0.4],
  [['--emotes=0'], 0],
  [['--emotes=1', '--other=x'], 1],
  [['--emotes=1', '--emotes=0.25'], 0.25],
])('%j is the share %s', (options, share) => expect(shareOption(options, 'emotes', 0.4)).toBe(share))

test.each(['--emotes=', '--emotes=2', '--emotes=-1', '--emotes=most'])('%s is refused', (option) =>
  expect(() => shareOption([option], 'emotes', 0.4)).toThrow(`${option} is not a share`),
)
