import type { Cost } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { isPassing, typeOfCurrency } from './type-of-item.ts'
import type { Derived } from './derived.ts'

/**
 * What an item costs: of its known exchanges the only one, or the only one in a currency of that source type. A currency that
 * comes and goes is taken by nobody else than its own vendors.
 */
export const priceOf = (context: ImportContext, itemId: number, type: number): Cost[] => {
  const trades = (context.items.trades.get(itemId) ?? []).filter(({ amount }) => amount === 1)
  const fitting = trades.filter(({ price }) => price.some((part) => typeOfCurrency(part.itemId) === type))
  const [only, ...others] = trades
  if (only && others.length === 0 && (fitting.length === 1 || !only.price.some(({ itemId }) => isPassing(itemId))))
    return only.price
  return fitting.length === 1 ? (fitting[0]?.price ?? []) : []
}

/** A sale at a price, limited where the currency comes and goes. */
export const shopSource = (npcId: number | null, cost: readonly Cost[]): Derived => {
  const limited = cost.some(({ itemId }) => isPassing(itemId))
  return { source: { kind: 'shop', npcId, cost: [...cost], ...(limited && { limited: true as const }) } }
}
