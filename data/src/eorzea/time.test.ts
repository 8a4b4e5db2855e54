import { expect, test } from 'vitest'
import { bellMs, eorzeaDayMs, eorzeaDayStart, eorzeaTime, weatherMs, weatherStart } from './time.ts'

test('175 seconds are an hour, 70 minutes a day, 23 minutes and 20 seconds a weather', () => {
  expect([bellMs, eorzeaDayMs, weatherMs]).toEqual([175_000, 70 * 60_000, (23 * 60 + 20) * 1000])
})

test.each([
  [0, { year: 1, moon: 1, sun: 1, bell: 0, minute: 0 }],
  [174_999, { year: 1, moon: 1, sun: 1, bell: 0, minute: 59 }],
  [175_000, { year: 1, moon: 1, sun: 1, bell: 1, minute: 0 }],
  [175_000 * 1.5, { year: 1, moon: 1, sun: 1, bell: 1, minute: 30 }],
  [4_199_999, { year: 1, moon: 1, sun: 1, bell: 23, minute: 59 }],
  [4_200_000, { year: 1, moon: 1, sun: 2, bell: 0, minute: 0 }],
  [4_200_000 * 32, { year: 1, moon: 2, sun: 1, bell: 0, minute: 0 }],
  [4_200_000 * 32 * 12 - 1, { year: 1, moon: 12, sun: 32, bell: 23, minute: 59 }],
  [4_200_000 * 32 * 12, { year: 2, moon: 1, sun: 1, bell: 0, minute: 0 }],
])('%d ms after the start of Unix time', (at, time) => expect(eorzeaTime(at)).toEqual(time))

test('the clock runs 144/7 times as fast as ours, as a clock of seconds counts it', () => {
  for (let at = 1_785_000_000_000; at < 1_785_000_000_000 + 2 * eorzeaDayMs; at += 7_001) {
    const seconds = (BigInt(at) * 144n) / 7n / 1000n
    const { bell, minute } = eorzeaTime(at)
    expect([bell, minute]).toEqual([Number((seconds / 3600n) % 24n), Number((seconds / 60n) % 60n)])
  }
})

test('days and weathers start with the first millisecond', () => {
  expect([eorzeaDayStart(eorzeaDayMs - 1), eorzeaDayStart(eorzeaDayMs)]).toEqual([0, eorzeaDayMs])
  expect([weatherStart(weatherMs - 1), weatherStart(weatherMs)]).toEqual([0, weatherMs])
})
