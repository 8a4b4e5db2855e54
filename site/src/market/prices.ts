import type { PricesAnswer } from '@kupodex/data/contract'

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
