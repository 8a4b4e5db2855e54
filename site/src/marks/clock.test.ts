import { expect, test } from 'vitest'
import { aheadBy, createClock } from './clock.ts'

test.each([
  ['the same second', 1000, 1000.2, 1000.4, 0],
  ['a slow answer', 1003, 1000, 1005, 0],
  ['just before the second ends', 1000, 1000.9, 1001.1, 0],
  ['a browser that is an hour behind', 4600, 1000, 1000.5, 3599.5],
  ['a browser that is an hour ahead', 1000, 4600, 4600.5, -3599],
])('the clocks differ by what cannot be the way: %s', (_, date, sent, received, ahead) => {
  expect(aheadBy(date, sent, received)).toBe(ahead)
})

const answerAt = (time: string | null, headers: Record<string, string> = {}) =>
  (async () =>
    new Response('{}', { headers: { ...headers, ...(time === null ? {} : { date: time }) } })) as typeof fetch

const server = 'Sun, 22 Nov 2026 12:00:00 GMT'
const noon = Date.parse(server) / 1000

test('a clock is set by each answer that says when it was made', async () => {
  const wrong = noon - 500
  const clock = createClock(answerAt(server), () => wrong)
  expect(clock.now()).toBe(wrong)
  await clock.fetch('/')
  expect(clock.now()).toBe(noon)
})

test.each([
  ['without a date', null, {}],
  ['with a date that is none', 'soon', {}],
  ['out of a cache', server, { age: '90' }],
])('an answer %s leaves it as it is', async (_, date, headers) => {
  const clock = createClock(answerAt(date, headers), () => 7)
  await clock.fetch('/')
  expect(clock.now()).toBe(7)
})
