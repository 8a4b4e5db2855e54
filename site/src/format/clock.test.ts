import { expect, test } from 'vitest'
import { bellText, hoursText, localTime, localWeekdayTime } from './clock.ts'

test('the game counts hours from 00 to 24', () => {
  expect([bellText(0, 5), bellText(9), hoursText(20, 24), hoursText(0, 0)]).toEqual([
    ...['00:05', '09:00', '20:00–24:00', '00:00–24:00'],
  ])
})

test('a moment of the reader, with the day of the week where that is asked for', () => {
  const noon = new Date(2026, 6, 8, 12, 0).getTime()
  expect([localTime(noon, 'en'), localWeekdayTime(noon, 'en')]).toEqual(['12:00', 'Wed 12:00'])
  expect(localWeekdayTime(noon, 'ja')).toBe('水 12:00')
})
