import type { BudgetRule } from '../readers/budget.ts'

/**
 * Budget for cards that are drawn, since who goes through all ids would have each drawn: a thousand an hour at most cost some ten
 * dollars a month. What is known already, and what has no character, costs nothing.
 */
export const drawings: BudgetRule = {
  name: 'drawings',
  reader: { atOnce: 200, perHour: 200 },
  all: { atOnce: 1000, perHour: 1000 },
  keep: 500,
  little: { atOnce: 20, perHour: 40 },
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
