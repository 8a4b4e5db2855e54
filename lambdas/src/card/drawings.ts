import { rates } from '../ground/limits.ts'
import type { BudgetRule } from '../readers/budget.ts'

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
