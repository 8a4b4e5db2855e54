import type { Cost } from '@kupodex/data/game'
import type { Derived } from './derived.ts'
import { isPassing } from './type-of-item.ts'

/** A sale at a price, limited where the currency comes and goes. */
export const shopSource = (npcId: number | null, cost: readonly Cost[]): Derived => {
  const limited = cost.some(({ itemId }) => isPassing(itemId))
  return { source: { kind: 'shop', npcId, cost: [...cost], ...(limited && { limited: true as const }) } }
}
