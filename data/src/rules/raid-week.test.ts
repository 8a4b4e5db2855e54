import { expect, test } from 'vitest'
import { raidWeek } from './raid-week.ts'

const seconds = (text: string) => Date.parse(text) / 1000
const released = seconds('2024-07-30T00:00:00Z')

test.each([
  ['2024-07-29T23:59:59Z', null],
  ['2024-07-30T00:00:00Z', 1],
  ['2024-07-30T08:00:00Z', 1],
  ['2024-08-06T07:59:59Z', 1],
  ['2024-08-06T08:00:00Z', 2],
  ['2025-07-29T08:00:00Z', 53],
])('cleared %s: week %s', (cleared, week) => expect(raidWeek(seconds(cleared), released)).toBe(week))

test('no week where the release is not known', () => expect(raidWeek(released, null)).toBeNull())
