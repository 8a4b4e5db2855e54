import type { ImportContext } from '../context/context.ts'
import { itemIcon, itemName, itemPatch } from '../context/item-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { type Derived, handItemSources, isInStore, sheetSources, sourceType } from '../sources/index.ts'
import { rowsBy } from '../sources/sheet-index.ts'
import { fromSheet } from './build.ts'
import { acquired } from './collectable.ts'

/** The columns of an outfit that hold its pieces, in the order in which the game lists them. */
const slots = [
  ...(['MainHand', 'OffHand', 'Head', 'Body', 'Hands', 'Legs', 'Feet'] as const),
  ...(['Earrings', 'Necklace', 'Bracelets', 'Ring'] as const),
] as const

/** The items of an outfit; none of a row that is no outfit. */
export const itemsOf = (row: SheetRow): number[] => slots.map((column) => row.int(column)).filter((item) => item > 1)

/** The row of the armoire that keeps an item; null where none does. */
const armoireRowOf = ({ sheets }: ImportContext, item: number): number | null => {
  const kept = rowsBy(sheets.open('Cabinet'), 'Item')
    .get(item)
    ?.find((row) => row.int('Order') !== 0)
  return kept === undefined ? null : kept.id + 1
}

/** The crafters of an outfit all of whose pieces can be made. */
const crafts = (context: ImportContext, items: readonly number[]): Derived[] => {
  const ways = items.map((item) => sheetSources(context, item).filter(({ source }) => source.kind === 'craft'))
  return ways.every((some) => some.length > 0) ? ways.flat() : []
}

/** The store sells the outfit where it sells all pieces. */
const sale = ({ sheets }: ImportContext, items: readonly number[]): Derived[] =>
  items.every((item) => isInStore(sheets, item)) ? [{ source: { kind: 'store' }, type: sourceType.store }] : []

const outfitOf = (row: SheetRow, context: ImportContext) => {
  const items = itemsOf(row)
  const nameOf = (id: number) => itemName(context, id) ?? row.refuse('#', `no list has a name of item ${id}`)
  const ways = [...crafts(context, items), ...sale(context, items), ...handItemSources(context, row.id)]
  return {
    id: row.id,
    name: nameOf(row.id),
    sort: row.id,
    icon: itemIcon(context, row.id),
    ...acquired(context, 'outfits', row.id, ways, []),
    patch: itemPatch(context, row.id),
    pieces: items.map((itemId) => ({ itemId, name: nameOf(itemId), armoireId: armoireRowOf(context, itemId) })),
  }
}

/** Outfits: what of them is sold or made as a whole is known from their pieces, the rest is kept by hand. */
export const outfits = fromSheet('outfits', 'MirageStoreSetItem', {
  keep: (row) => itemsOf(row).length > 0,
  make: outfitOf,
})
