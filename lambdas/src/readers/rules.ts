import { priorities, requestsEach } from '@kupodex/data/rules'
import type { BudgetRule } from './budget.ts'

/** What reading a character costs the Lodestone: one that nobody has asked for before, and one that is known. */
export const readingCost = { unknown: requestsEach[priorities.fresh], known: requestsEach[priorities.asked] } as const

/**
 * Readings that readers ask for, in requests, at one request a second: all together a third of the pace, because reading the
 * ranked in time takes more than half of it. A reader brings thirty new characters at once, and forty an hour.
 */
export const readings: BudgetRule = {
  name: 'readings',
  reader: { atOnce: 30 * readingCost.unknown, perHour: 40 * readingCost.unknown },
  all: { atOnce: 1200, perHour: 1200 },
  keep: 600,
  little: { atOnce: 60, perHour: 60 },
  tooMany: {
    ok: false,
    code: 'tooManyRequests',
    message: 'Too many characters asked for; try again in a while.',
    retryAfter: 60,
  },
  busy: {
    ok: false,
    code: 'lodestoneBusy',
    message: 'More characters are asked for than the Lodestone may be asked about; try again in a minute.',
    retryAfter: 60,
  },
}

/** Searches of the Lodestone, in requests: all together a tenth of the pace at one request a second. */
export const searches: BudgetRule = {
  name: 'searches',
  reader: { atOnce: 5, perHour: 60 },
  all: { atOnce: 12, perHour: 360 },
  keep: 6,
  little: { atOnce: 2, perHour: 12 },
  tooMany: {
    ok: false,
    code: 'tooManyRequests',
    message: 'You have searched the Lodestone often; try again in a minute.',
    retryAfter: 60,
  },
  busy: {
    ok: false,
    code: 'lodestoneBusy',
    message: 'Many are searching the Lodestone just now; try again in a moment.',
    retryAfter: 10,
  },
}
