import { priorities, requestsEach } from '@kupodex/data/sync'
import type { BudgetRule } from './budget.ts'

/** What reading a character costs the Lodestone: one that nobody has asked for before, and one that is known. */
export const readingCost = { unknown: requestsEach[priorities.fresh], known: requestsEach[priorities.asked] } as const

/** What there is at a rate in requests a second, of so much at one a second; at least what one wish costs. */
const share = (rate: number, atOne: number, least: number): number => Math.max(least, Math.round(rate * atOne))

/**
 * Readings that readers ask for, in requests, at a rate of requests a second: all together a third of it, because reading the
 * ranked in time takes more than half. At one request a second a reader brings thirty new characters at once, and forty an hour.
 */
export const readings = (rate: number): BudgetRule => {
  const { unknown } = readingCost
  const all = share(rate, 1200, 2 * unknown)
  const little = share(rate, 60, unknown)
  return {
    name: 'readings',
    reader: { atOnce: share(rate, 30 * unknown, unknown), perHour: share(rate, 40 * unknown, unknown) },
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
 * Searches of the Lodestone, in requests, at a rate of requests a second: all together a tenth of it. How many there may be at
 * once does not follow from the rate: what is kept is enough for seven readers' little shares, so that six who take all they
 * can at the same moment leave something to the next.
 */
export const searches = (rate: number): BudgetRule => ({
  name: 'searches',
  reader: { atOnce: 5, perHour: share(rate, 60, 5) },
  all: { atOnce: 20, perHour: share(rate, 360, 5) },
  keep: 14,
  little: { atOnce: 2, perHour: share(rate, 12, 2) },
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
