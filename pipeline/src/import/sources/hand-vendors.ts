import type { ImportContext } from '../context/context.ts'
import type { FactRow } from '../facts/fact-file.ts'
import type { HandFacts } from '../facts/hand-facts.ts'
import type { Derived } from './derived.ts'

/** The columns of `vendors.csv`; without an item a row is about everything that is sold for the currency. */
const columns = ['item_id', 'currency_id', 'npc_id']

const keyOf = (itemId: number | null, currencyId: number) => `${itemId ?? ''} ${currencyId}`

const indexes = new WeakMap<HandFacts, ReadonlyMap<string, readonly number[]>>()

const vendorOf = (row: FactRow, { sheets }: ImportContext): number => {
  const npcId = row.int('npc_id')
  const name = sheets.open('ENpcResident').get(npcId)?.text('Singular') ?? ''
  return name === '' ? row.refuse('npc_id', `there is no NPC ${npcId} with a name`) : npcId
}

const indexOf = (context: ImportContext): ReadonlyMap<string, readonly number[]> => {
  const known = indexes.get(context.hand)
  if (known) return known
  const index = new Map<string, number[]>()
  for (const row of context.hand.read('vendors', columns)) {
    const key = keyOf(row.maybeInt('item_id'), row.int('currency_id'))
    const npcId = vendorOf(row, context)
    const vendors = index.get(key) ?? []
    if (vendors.includes(npcId)) row.refuse('npc_id', 'another row says the same')
    index.set(key, [...vendors, npcId])
  }
  indexes.set(context.hand, index)
  return index
}

/**
 * A way with the vendors that `data/hand/vendors.csv` names, where the sheets and lists tell a price but nobody who takes it. What is said of the
 * item goes before what is said of its currency.
 */
export const withVendors = (context: ImportContext, way: Derived, itemId: number | null = null): Derived[] => {
  const { source } = way
  if (source.kind !== 'shop' || source.npcId !== null) return [way]
  const index = indexOf(context)
  const vendors = source.cost
    .map(({ itemId: currencyId }) => index.get(keyOf(itemId, currencyId)) ?? index.get(keyOf(null, currencyId)))
    .find((found) => found !== undefined)
  return vendors?.map((npcId) => ({ ...way, source: { ...source, npcId } })) ?? [way]
}
