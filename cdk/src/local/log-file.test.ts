import { expect, test } from 'vitest'
import { withTime } from './log-file.ts'

const at = Date.parse('2026-11-23T08:00:00Z')

test('a line of JSON stays one, with the time', () =>
  expect(JSON.parse(withTime('{"level":"warn","event":"sitePaused"}', at))).toEqual({
    time: '2026-11-23T08:00:00.000Z',
    level: 'warn',
    event: 'sitePaused',
  }))

test('any other line begins with the time', () =>
  expect(withTime('400 GET "/%"', at)).toBe('2026-11-23T08:00:00.000Z 400 GET "/%"'))
