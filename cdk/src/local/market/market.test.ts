import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMarket } from '@kupodex/pipeline/prices'
import { freePort } from '../ground/free-port.fixture.ts'
import type { Running } from '../ground/running.ts'
import { madeUpOffers, startMarket } from './market.ts'

const now = Date.UTC(2026, 10, 20, 12)

let [base, running] = ['', null as Running | null]
beforeEach(async () => {
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  running = await startMarket(port, () => now)
})
afterEach(() => running?.stop())

const itemIds = Array.from({ length: 100 }, (_, at) => 6000 + at)

test('answers our own client as Universalis does: known items, others left out, and no data center that there is not', async () => {
  const market = openMarket({
    base,
    contact: 'test',
    rate: 1000,
    clock: { now: () => now, sleep: async () => undefined },
  })
  const reading = await market('Light', itemIds)
  if (reading.outcome !== 'ok') throw new Error(JSON.stringify(reading))
  const known = itemIds.filter((id) => madeUpOffers('Light', id, now) !== null)
  expect([...reading.offers.keys()]).toEqual(known)
  expect(known.length).toBeGreaterThan(90)
  expect(known.length).toBeLessThan(100)
  expect(reading.offers.get(6001)).toEqual({
    prices: madeUpOffers('Light', 6001, now)?.prices,
    seen: Math.floor(madeUpOffers('Light', 6001, now)!.seen / 1000),
  })
  expect(await market('Nowhere', itemIds)).toEqual({ outcome: 'noSuchPlace' })
})

test('answers no page of another site, and no address that is no question', async () => {
  expect((await fetch(`${base}/api/v2/Light/1,2`, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(
    403,
  )
  expect((await fetch(`${base}/api/v2/Light/`)).status).toBe(404)
})

test('prices are whole gil that the game allows, some things are offered by nobody, and a day later prices are others', () => {
  const offers = itemIds.flatMap((id) => madeUpOffers('Light', id, now) ?? [])
  for (const { prices, seen } of offers) {
    expect(seen).toBeLessThanOrEqual(now)
    for (const price of prices)
      expect([Number.isInteger(price), price >= 1, price <= 999_999_999]).toEqual([true, true, true])
  }
  expect(offers.filter(({ prices }) => prices.length === 0).length).toBeGreaterThan(0)
  const tomorrow = itemIds.flatMap((id) => madeUpOffers('Light', id, now + 24 * 3_600_000) ?? [])
  expect(tomorrow).not.toEqual(offers)
})
