import * as z from 'zod'
import { soldTypes } from '../game/collections/index.ts'
import { epochSeconds } from '../game/scalars.ts'

/** A price in gil; null where nobody offers the thing. */
const price = z.int().positive().nullable()

/** The prices of a collection by column: entry i of each is of the thing `ids[i]`. */
export const pricesOfType = z
  .object({
    /** Ids of things, ascending; a thing that is not here has no known price. */
    ids: z.array(z.int().positive()),
    cheapest: z.array(price),
    median: z.array(price),
    /** When a player last saw these offers (epoch s). */
    seen: z.array(epochSeconds),
  })
  .refine(({ ids, ...columns }) => Object.values(columns).every(({ length }) => length === ids.length), {
    error: 'All columns must have as many entries as there are ids.',
  })

/** What things that can be sold are offered for on the market board of a data center, by collection. */
export const pricesAnswer = z.object({ prices: z.partialRecord(z.enum(soldTypes), pricesOfType) })

export type PricesAnswer = z.infer<typeof pricesAnswer>
