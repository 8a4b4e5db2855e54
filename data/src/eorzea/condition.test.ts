import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadTables } from '../game/tables/index.ts'
import { type Condition, holds, nextPeriods, type Period, periods } from './condition.ts'
import { bellMs, eorzeaDayMs, weatherMs } from './time.ts'
import { slowHolds } from './twin.fixture.ts'

const { weatherRates } = loadTables(['weatherRates'])

const halfHours = fc.integer({ min: 0, max: 48 }).map((n) => n / 2)

const anyCondition = fc.constantFrom(...weatherRates).chain(({ rates }) => {
  const weathers = fc.uniqueArray(fc.constantFrom(...rates.map(({ weatherId }) => weatherId)), { minLength: 1 })
  const condition = fc.record(
    { weatherIds: weathers, previousIds: weathers, hours: fc.record({ start: halfHours, end: halfHours }) },
    { requiredKeys: [] },
  )
  return fc.tuple(fc.constant(rates), condition)
})

const anyTime = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }).map((seconds) => seconds * 1000)

/** The periods of a stretch of time, from a look at each half hour of the game. */
const slowPeriods = (isHeld: (at: number) => boolean, from: number, days: number): Period[] => {
  const found: Period[] = []
  const first = Math.floor(from / eorzeaDayMs) * eorzeaDayMs - eorzeaDayMs
  for (let start = first; start < first + days * eorzeaDayMs; start += bellMs / 2) {
    if (!isHeld(start)) continue
    const last = found.at(-1)
    if (last?.end === start) last.end += bellMs / 2
    else found.push({ start, end: start + bellMs / 2 })
  }
  return found
}

test('periods are those that a look at each half hour finds', () => {
  fc.assert(
    fc.property(anyCondition, anyTime, ([rates, condition], from) => {
      const slow = slowPeriods((at) => slowHolds(condition, rates, at), from, 6)
      const edge = { first: slow[0]?.start ?? 0, last: slow.at(-1)?.end ?? 0 }
      const known = slow.filter(({ end }) => end > from && end !== edge.last)
      const found = nextPeriods(condition, rates, from, known.length)
      expect(found.slice(1)).toEqual(known.slice(1))
      // The first may have begun before the twin began to look.
      expect(found[0]?.end).toBe(known[0]?.end)
      if (known[0] && known[0].start > edge.first) expect(found[0]).toEqual(known[0])
      expect(holds(condition, rates, from)).toBe(slowHolds(condition, rates, from))
    }),
    { numRuns: 60 },
  )
})

const clear: Condition = { weatherIds: [1] }
const always = [{ weatherId: 1, percent: 100 }]
const never = [{ weatherId: 2, percent: 100 }]
const day = 5 * eorzeaDayMs

test.each([
  ['hours that end at midnight', { start: 20, end: 24 }, 20, 24],
  ['hours past midnight', { start: 22, end: 3 }, 22, 27],
  ['hours over three weathers', { start: 7, end: 17 }, 7, 17],
  ['half hours', { start: 9.5, end: 10.25 }, 9.5, 10.25],
])('%s', (_, hours, from, to) => {
  const found = nextPeriods({ hours }, always, day + 4 * bellMs, 2)
  const first = { start: day + from * bellMs, end: day + to * bellMs }
  expect(found).toEqual([first, { start: first.start + eorzeaDayMs, end: first.end + eorzeaDayMs }])
})

test('a period begins with its first millisecond and ends with its last', () => {
  const hours = { start: 8, end: 10 }
  const [start, end] = [day + 8 * bellMs, day + 10 * bellMs]
  expect([start - 1, start, end - 1, end].map((at) => holds({ hours }, always, at))).toEqual([false, true, true, false])
  expect(nextPeriods({ hours }, always, end - 1, 1)).toEqual([{ start, end }])
  expect(nextPeriods({ hours }, always, end, 1)[0]?.start).toBe(start + eorzeaDayMs)
})

test('what always holds is one period of half a year, and what never does is none', () => {
  for (const condition of [{}, clear]) {
    const found = [...periods(condition, always, day)]
    expect(found).toHaveLength(1)
    expect((found[0]?.end ?? 0) - day).toBeGreaterThan(182 * 24 * 3_600_000)
  }
  expect([...periods(clear, never, day)]).toEqual([])
  expect([...periods({ previousIds: [1] }, never, day)]).toEqual([])
  expect(nextPeriods({}, always, day, 0)).toEqual([])
})

test('a weather after another one lasts for one weather', () => {
  const rates = [
    { weatherId: 1, percent: 50 },
    { weatherId: 2, percent: 50 },
  ]
  for (const { start, end } of nextPeriods({ weatherIds: [1], previousIds: [2] }, rates, day, 20)) {
    expect(end - start).toBe(weatherMs)
    expect(holds({ weatherIds: [2] }, rates, start - 1)).toBe(true)
  }
})
