import { expect, test } from 'vitest'
import { loadTables } from '../game/tables/index.ts'
import { weatherMs } from './time.ts'
import { slowNumber, slowTable } from './twin.fixture.ts'
import { forecast, ratesOf, weatherAt, weatherNumber } from './weather.ts'

const { territories, weatherRates, weathers } = loadTables(['territories', 'weatherRates', 'weathers'])
const used = weatherRates.filter(({ id }) => territories.some(({ weatherRateId }) => weatherRateId === id))

/** Times over a hundred years, none a multiple of another, and a second hundred around borders of weathers. */
const times = Array.from({ length: 10_000 }, (_, n) =>
  n % 2 === 0 ? n * 315_360_017 + (n % 1000) : (n * 225_257 + 1_000_000) * weatherMs - (n % 3),
)

test('the weather of every zone is that of a twin at 10,000 times', () => {
  const numbers = times.map((at) => [at, slowNumber(at)] as const)
  for (const { id, rates } of used) {
    const table = slowTable(rates)
    const wrong = numbers.filter(([at, number]) => weatherAt(rates, at) !== table[number])
    expect([id, wrong.slice(0, 3)]).toEqual([id, []])
  }
  expect(used.length).toBeGreaterThan(80)
})

test('every number comes, about as often as any other', () => {
  const counts = new Map<number, number>()
  for (let n = 0; n < 100_000; n += 1) {
    const number = weatherNumber(1_785_000_000_000 + n * weatherMs)
    counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n))
  for (const [number, n] of counts) expect(Math.abs(n - 1000), String(number)).toBeLessThan(200)
})

/** Weathers that public tools print in their own documentation and tests for these zones and times. */
test.each([
  ['Eureka Anemos', 732, 1_522_399_121_529, 'Showers'],
  ['Eureka Pagos', 763, 1_542_651_599_999, 'Fog'],
  ['Eureka Pyros', 795, 1_542_591_400_045, 'Umbral Wind'],
])('%s had the weather that is known of it', (_, territoryId, at, name) => {
  const rates = ratesOf(territoryId, territories, weatherRates) ?? []
  expect(weathers.find(({ id }) => id === weatherAt(rates, at))?.name.en).toBe(name)
})

test('a forecast has the weathers one after the other, with the one of now first', () => {
  const rates = ratesOf(1237, territories, weatherRates) ?? []
  const now = 1_785_000_123_456
  const all = forecast(rates, now, 60)
  expect(all).toHaveLength(60)
  expect(all[0]?.start).toBeLessThanOrEqual(now)
  expect(all[0]?.end).toBeGreaterThan(now)
  for (const [n, { start, end, weatherId }] of all.entries()) {
    expect(end - start).toBe(weatherMs)
    expect(start).toBe((all[0]?.start ?? 0) + n * weatherMs)
    expect([weatherId, weatherId]).toEqual([weatherAt(rates, start), weatherAt(rates, end - 1)])
  }
})

test('a number beyond the rates has no weather, and a zone without changing weather no rates', () => {
  const rates = [{ weatherId: 5, percent: 1 }]
  const some = Array.from({ length: 500 }, (_, n) => n * weatherMs)
  for (const at of some) expect(weatherAt(rates, at)).toBe(weatherNumber(at) === 0 ? 5 : null)
  expect(ratesOf(1, territories, weatherRates)).toBeNull()
})
