import { priorities, requestsEach } from '@kupodex/data/sync'
import { rates } from '../ground/limits.ts'
import type { BudgetRule } from './budget.ts'

/** What reading a character costs the Lodestone: an unknown one, and a known one. */
export const readingCost = { unknown: requestsEach[priorities.fresh], known: requestsEach[priorities.asked] } as const

/** Scales an amount for one request a second to a rate; `least` is the cost of a single reading or search. */
const share = (rate: number, atOne: number, least: number): number => Math.max(least, Math.round(rate * atOne))

/** Readings for readers, in requests at `rate` a second: a third of it in total, as reading the ranked characters in time takes more than half. */
export const readings = (rate: number): BudgetRule => {
  const { unknown } = readingCost
  const { reader } = rates.readings
  const all = share(rate, rates.readings.all, 2 * unknown)
  const little = share(rate, rates.readings.little, unknown)
  return {
    name: 'readings',
    reader: {
      atOnce: share(rate, reader.atOnce * unknown, unknown),
      perHour: share(rate, reader.perHour * unknown, unknown),
    },
    all: { atOnce: all, perHour: all },
    keep: all / 2,
    little: { atOnce: little, perHour: little },
    tooMany: {
      ok: false,
      code: 'tooManyRequests',
      message: 'You have requested too many characters; try again later.',
      retryAfter: 60,
    },
    busy: {
      ok: false,
      code: 'lodestoneBusy',
      message:
        'More characters are being requested than can be read from the Lodestone right now; try again in a minute.',
      retryAfter: 60,
    },
  }
}

/**
 * Budget for searches of the Lodestone, in requests, at a rate of requests a second: a tenth of it in total. The number at
 * once does not depend on the rate: the reserve is enough for the small shares of seven readers, so that six who take all
 * they can at the same moment leave something for the next.
 */
export const searches = (rate: number): BudgetRule => ({
  name: 'searches',
  reader: { ...rates.searches.reader, perHour: share(rate, rates.searches.reader.perHour, 5) },
  all: { ...rates.searches.all, perHour: share(rate, rates.searches.all.perHour, 5) },
  keep: 14,
  little: { ...rates.searches.little, perHour: share(rate, rates.searches.little.perHour, 2) },
  tooMany: {
    ok: false,
    code: 'tooManyRequests',
    message: 'You have searched the Lodestone too often; try again in a minute.',
    retryAfter: 60,
  },
  busy: {
    ok: false,
    code: 'lodestoneBusy',
    message: 'Too many people are searching the Lodestone right now; try again in a moment.',
    retryAfter: 10,
  },
})

/** Budget for cards that are drawn, since who goes through all ids would have each drawn. What is known already, and what has no character, costs nothing. */
export const drawings: BudgetRule = {
  name: 'drawings',
  ...rates.drawings,
  keep: rates.drawings.all.atOnce / 2,
  tooMany: {
    ok: false,
    code: 'tooManyRequests',
    message: 'You have requested too many new cards; try again later.',
    retryAfter: 60,
  },
  busy: {
    ok: false,
    code: 'tooManyRequests',
    message: 'Too many new cards are being requested right now; try again later.',
    retryAfter: 60,
  },
}
