import { type PricesAnswer, pricesOfType } from '@kupodex/data/contract'
import * as z from 'zod'
import type { Offers } from './market.ts'
import type { SoldThing, SoldThings } from './sold-things.ts'

/** Prices that were published before; of collections that are no longer sold too. */
export const publishedPrices = z.object({ prices: z.record(z.string(), pricesOfType) })

type PublishedPrices = z.infer<typeof publishedPrices>

interface Price {
  id: number
  cheapest: number | null
  median: number | null
  seen: number
}

/** The median of prices, rounded to whole gil; null of none. */
export const medianOf = (prices: readonly number[]): number | null => {
  if (prices.length === 0) return null
  const sorted = prices.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return Math.round((low + high) / 2)
}

/** The price of a thing by the offers of all items that bring it, as old as the oldest of them; null where none is known. */
const priceOf = ({ id, itemIds }: SoldThing, offers: ReadonlyMap<number, Offers>): Price | null => {
  const known = itemIds.flatMap((itemId) => offers.get(itemId) ?? [])
  if (known.length === 0) return null
  const prices = known.flatMap((each) => each.prices)
  return {
    id,
    cheapest: prices.length === 0 ? null : Math.min(...prices),
    median: medianOf(prices),
    seen: Math.min(...known.map(({ seen }) => seen)),
  }
}

const pricesBefore = (columns: PublishedPrices['prices'][string] | undefined): ReadonlyMap<number, Price> =>
  new Map(
    columns?.ids.map((id, at) => [
      id,
      {
        id,
        cheapest: columns.cheapest[at] ?? null,
        median: columns.median[at] ?? null,
        seen: columns.seen[at] ?? 0,
      },
    ]),
  )

/** The prices of a data center by new offers; a thing without any keeps the price, and the age, that it had before. */
export const renewPrices = (
  things: SoldThings,
  offers: ReadonlyMap<number, Offers>,
  before: PublishedPrices | null,
): PricesAnswer => {
  const prices = [...things].flatMap(([type, sold]) => {
    const old = pricesBefore(before?.prices[type])
    const known = sold.flatMap((thing) => priceOf(thing, offers) ?? old.get(thing.id) ?? [])
    if (known.length === 0) return []
    const columns = {
      ids: known.map(({ id }) => id),
      cheapest: known.map(({ cheapest }) => cheapest),
      median: known.map(({ median }) => median),
      seen: known.map(({ seen }) => seen),
    }
    return [[type, columns] as const]
  })
  return { prices: Object.fromEntries(prices) }
}
