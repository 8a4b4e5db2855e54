import type { Cost } from '@kupodex/data/game'
import type { ImportWorld } from '../build/build.ts'
import { typeOfCurrency } from './type-of-item.ts'

/** What an item costs: of its known exchanges the only one, or the only one in a currency of that source type. */
export const priceOf = (world: ImportWorld, itemId: number, type: number): Cost[] => {
  const trades = (world.items.trades.get(itemId) ?? []).filter(({ amount }) => amount === 1)
  const [only, ...others] = trades
  if (only && others.length === 0) return only.price
  const fitting = trades.filter(({ price }) => price.some((part) => typeOfCurrency(part.itemId) === type))
  return fitting.length === 1 ? (fitting[0]?.price ?? []) : []
}
