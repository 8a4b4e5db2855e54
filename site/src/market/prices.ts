import type { PricesAnswer } from '@kupodex/data/contract'
import { askedIfPublished } from '#ask/asked.ts'
import type { Resource } from '#ask/resource.ts'

/** What one of a thing is offered for on the boards of a data center, in gil: null where nobody offers it. */
export interface Price {
  cheapest: number | null
  median: number | null
  /** When that was seen (epoch s). */
  seen: number
}

/** Prices of a collection by the ids of its things; a thing that is missing has no known price. */
export type Prices = ReadonlyMap<number, Price>

/** The prices of a collection in what is published of a data center; none where nothing is. */
export const pricesIn = (answer: PricesAnswer | null, type: string): Prices => {
  const columns = answer?.prices[type as keyof PricesAnswer['prices']]
  return new Map(
    columns?.ids.map((id, at) => [
      id,
      { cheapest: columns.cheapest[at] ?? null, median: columns.median[at] ?? null, seen: columns.seen[at] ?? 0 },
    ]),
  )
}

/** Whether prices are published for this site: without the setting nobody is asked for any. */
export const hasPrices = (): boolean => import.meta.env.KUPODEX_PRICES === 'on'

/** What is published of a data center's prices; null for a site without prices, and for no data center. */
export const pricesOf = (dataCenter: string): Resource<PricesAnswer | null> | null =>
  hasPrices() && dataCenter !== '' ? askedIfPublished('prices', { dataCenter }) : null
