import { describe, expect, test } from 'vitest'
import { awsCron, isDaily, nextTime } from './cron.ts'

const next = (cron: string, after: string) => new Date(nextTime(cron, Date.parse(after))).toISOString()

describe('nextTime', () => {
  test.each([
    ['0 0 * * *', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00.000Z'],
    ['0 0 * * *', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00.000Z'],
    ['*/5 * * * *', '2026-11-21T10:02:30Z', '2026-11-21T10:05:00.000Z'],
    ['*/5 * * * *', '2026-11-21T10:55:00Z', '2026-11-21T11:00:00.000Z'],
    ['5 8 * * 2', '2026-11-21T10:00:00Z', '2026-11-24T08:05:00.000Z'],
    ['30 6,18 1 * *', '2026-11-01T06:30:00Z', '2026-11-01T18:30:00.000Z'],
    ['0 0 29 2 *', '2026-11-21T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('%s after %s is %s', (cron, after, expected) => expect(next(cron, after)).toBe(expected))

  test.each([
    '0 0 * *',
    '60 0 * * *',
    '0 24 * * *',
    '0 0 * * 7',
    '0 0 1 * 1',
    'a 0 * * *',
    '0 0 31 2 *',
    '*/0 * * * *',
  ])('refuses %s', (cron) => expect(() => nextTime(cron, 0)).toThrow(RangeError))
})

describe('awsCron', () => {
  test.each([
    ['0 0 * * *', 'cron(0 0 * * ? *)'],
    ['*/5 * * * *', 'cron(0/5 * * * ? *)'],
    ['5 8 * * 2', 'cron(5 8 ? * 3 *)'],
    ['0 3 1,15 * *', 'cron(0 3 1,15 * ? *)'],
    ['0 0 * * 0,6', 'cron(0 0 ? * 1,7 *)'],
  ])('%s is %s', (cron, expected) => expect(awsCron(cron)).toBe(expected))

  test('refuses what no machine of ours would run', () => expect(() => awsCron('0 0 * *')).toThrow(RangeError))
})

test.each([
  ['0 0 * * *', true],
  ['*/5 * * * *', true],
  ['5 8 * * 2', false],
  ['0 3 1,15 * *', false],
  ['0 3 * 2 *', false],
])('%s names a time of every day: %s', (cron, expected) => expect(isDaily(cron)).toBe(expected))
