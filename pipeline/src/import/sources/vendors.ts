import { oncePer } from '@kupodex/data/character'
import type { ImportContext } from '../context/context.ts'
import type { FactRow } from '../facts/fact-file.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import type { Derived } from './derived.ts'
import { valuesByKey } from './sheet-index.ts'

/** NPCs by the shops that they keep. */
const vendorsByShop = oncePer((sheet: Sheet) =>
  valuesByKey(sheet.rows.flatMap((npc) => npc.ids('ENpcData').map((data) => [data, npc.id] as const))),
)

/** The NPCs that keep a shop, from the sheet ENpcBase; one unknown vendor where the export lacks it. */
export const vendorsOf = (sheets: Sheets, shopId: number): readonly (number | null)[] => {
  const sheet = sheets.find('ENpcBase')
  return (sheet && vendorsByShop(sheet).get(shopId)) ?? [null]
}

/** The columns of `vendors.csv`; without an item a row is about everything that is sold for the currency. */
const columns = ['item_id', 'currency_id', 'npc_id']

const keyOf = (itemId: number | null, currencyId: number) => `${itemId ?? ''} ${currencyId}`

const vendorOf = (row: FactRow, { sheets }: ImportContext): number => {
  const npcId = row.int('npc_id')
  const name = sheets.open('ENpcResident').get(npcId)?.text('Singular') ?? ''
  return name === '' ? row.refuse('npc_id', `there is no NPC ${npcId} with a name`) : npcId
}

const indexOf = oncePer((context: ImportContext): ReadonlyMap<string, readonly number[]> => {
  const index = new Map<string, number[]>()
  for (const row of context.hand.read('vendors', columns)) {
    const key = keyOf(row.maybeInt('item_id'), row.int('currency_id'))
    const npcId = vendorOf(row, context)
    const vendors = index.get(key) ?? []
    if (vendors.includes(npcId)) row.refuse('npc_id', 'another row says the same')
    index.set(key, [...vendors, npcId])
  }
  return index
})

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
