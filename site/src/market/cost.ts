import type { Prices } from './prices.ts'

/** What is left of a collection: what can be bought, at the lowest prices, and what cannot. */
export interface Cost {
  /** Gil for one of each thing that is offered. */
  sum: number
  /** How many are offered. */
  bought: number
  /** How many are missing besides: nobody offers them, they cannot be sold, or their prices are not known. */
  left: number
}

export const noCost: Cost = { sum: 0, bought: 0, left: 0 }

/** What it costs to get what counts of a collection and is not owned. */
export const costOf = (counted: Iterable<number>, owned: Pick<ReadonlySet<number>, 'has'>, prices: Prices): Cost => {
  const cost = { ...noCost }
  for (const id of counted) {
    if (owned.has(id)) continue
    const cheapest = prices.get(id)?.cheapest ?? null
    if (cheapest === null) cost.left += 1
    else {
      cost.sum += cheapest
      cost.bought += 1
    }
  }
  return cost
}

export const totalOf = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (all, { sum, bought, left }) => ({ sum: all.sum + sum, bought: all.bought + bought, left: all.left + left }),
    noCost,
  )
