import type { Cost } from '@kupodex/data/game'
import type { Derived } from './derived.ts'
import { sourceType as type } from './source-types.ts'
import { passingTypes, typeOfCurrency } from './type-of-item.ts'

/** A sale at a price: its source type is the currency's, and it is limited where the currency comes and goes. */
export const shopSource = (npcId: number | null, cost: readonly Cost[]): Derived => {
  const [currency] = cost.map(({ itemId }) => typeOfCurrency(itemId)).filter((known) => known !== undefined)
  const limited = currency !== undefined && passingTypes.has(currency)
  return {
    source: { kind: 'shop', npcId, cost: [...cost], ...(limited && { limited: true as const }) },
    type: currency ?? (cost.length === 0 ? type.merchant : undefined),
  }
}
