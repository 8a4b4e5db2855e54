import type { Loads } from './loads.ts'
import { type Price, type PriceName, prices } from './prices.ts'

/** A line of the bill; `dollars` is what is to be paid, `beyond` what it would be with nothing free. */
export interface BillLine extends Omit<Price, 'dollars' | 'free'> {
  name: PriceName
  amount: number
  dollars: number
  beyond: number
}

/** The bill of a month, the dearest line first. */
export const billOf = (loads: Loads): BillLine[] =>
  (Object.entries(prices) as [PriceName, Price][])
    .map(([name, { service, what, unit, dollars, free }]) => {
      const amount = loads[name]
      const paid = Math.max(0, amount - free)
      return { name, service, what, unit, amount, dollars: paid * dollars, beyond: amount * dollars }
    })
    .toSorted((a, b) => b.dollars - a.dollars || b.beyond - a.beyond)

/** What lines come to, US dollars. */
export const totalOf = (lines: readonly BillLine[], of: 'dollars' | 'beyond' = 'dollars'): number =>
  lines.reduce((sum, line) => sum + line[of], 0)
