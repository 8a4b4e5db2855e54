import { oncePer } from '@kupodex/data/character'
import type { ImportContext } from '../context/context.ts'
import { itemIcon, itemName, itemPatch } from '../context/item-name.ts'
import { headed, slugOf } from '../sheets/display-name.ts'
import { Refusal } from '../sheets/refusal.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import { type Derived, handItemSources, isInStore, sourceType, waysToItem } from '../sources/index.ts'
import { valuesByKey } from '../sources/sheet-index.ts'
import { gil } from '../sources/type-of-item.ts'
import { fromSheet, type TableBuilder } from './build.ts'
import { acquired } from './collectable.ts'
import { itemsOf } from './outfits.ts'

const nameOfCategory = (row: SheetRow, { sheets }: ImportContext) => {
  const id = row.int('Category')
  return (sheets.open('Addon').get(id) ?? row.refuse('Category', `Addon has no row ${id}`)).names('Text')
}

export const armoireCategories = fromSheet('armoireCategories', 'CabinetCategory', {
  keep: (row) => row.int('Category') !== 0,
  make: (row, context) => {
    const name = nameOfCategory(row, context)
    return { id: row.id, name, sort: row.int('MenuOrder'), slug: slugOf(name.en) }
  },
})

/** What things of a category belong to. */
export const armoireSubCategories = fromSheet('armoireSubCategories', 'CabinetSubCategory', {
  keep: (row) => row.text('Name') !== '',
  make: (row) => ({ id: row.id, name: headed(row.names('Name')), sort: row.int('MenuOrder') }),
})

/** Things in one category have places below this. */
const placesOfCategory = 100_000

/** Rows without a place, and those whose item has no name, are not released. */
const isReleased = (row: SheetRow, context: ImportContext): boolean =>
  row.int('Order') !== 0 && itemName(context, row.int('Item')) !== null

const store: Derived = { source: { kind: 'store' }, type: sourceType.store }

const over = (way: Derived): Derived => ({ ...way, source: { ...way.source, limited: true } })

/** Salvagers, whom no sheet names, sell gear for gil again to those who had it. */
const isAgain = ({ source }: Derived): boolean =>
  source.kind === 'shop' && source.npcId === null && source.cost.every(({ itemId }) => itemId === gil)

/**
 * How to get a piece of gear: what is kept by hand, then what sheets and lists say, without what is sold again where more is known. What the
 * online store sells can be had by playing no more.
 */
const waysToGear = (context: ImportContext, itemId: number): Derived[] => {
  const ways = [...handItemSources(context, itemId), ...waysToItem(context, itemId)]
  if (isInStore(context.sheets, itemId)) return [store, ...ways.filter((way) => !isAgain(way)).map(over)]
  const first = ways.filter((way) => !isAgain(way))
  return first.length > 0 ? first : ways
}

const outfitsByItem = oncePer((sheet: Sheet) =>
  valuesByKey(sheet.rows.flatMap((row) => itemsOf(row).map((item) => [item, row.id] as const))),
)

const itemOf = (row: SheetRow, context: ImportContext) => {
  const item = row.int('Item')
  const category = row.int('Category')
  const place =
    context.sheets.open('CabinetCategory').get(category) ?? row.refuse('Category', 'there is no such category')
  return {
    id: row.id + 1,
    name: itemName(context, item) ?? row.refuse('Item', 'the item has no name'),
    sort: place.int('MenuOrder') * placesOfCategory + row.int('Order'),
    icon: itemIcon(context, item),
    ...acquired(context, 'armoire', row.id + 1, waysToGear(context, item), []),
    patch: itemPatch(context, item),
    itemId: item,
    armoireCategoryId: category,
    armoireSubCategoryId: row.int('SubCategory'),
    outfitIds: outfitsByItem(context.sheets.open('MirageStoreSetItem')).get(item) ?? [],
  }
}

/** A patch brings fewer things of which nobody knows yet how they are had. */
const mostWithoutWays = 200

const refuseLostWays = (items: readonly { sources: readonly unknown[] }[]): void => {
  const without = items.filter(({ sources }) => sources.length === 0).length
  if (without <= mostWithoutWays) return
  throw new Refusal(
    { file: 'hand/item-sources.csv' },
    `${without} things of the armoire have no way: is the file cut off?`,
  )
}

export const armoire: TableBuilder<'armoire'> = {
  table: 'armoire',
  sheet: 'Cabinet',
  build: (context) => {
    const { rows } = context.sheets.open('Cabinet')
    const released = rows.filter((row) => isReleased(row, context))
    const items = released.map((row) => itemOf(row, context))
    refuseLostWays(items)
    return { rows: items, skipped: rows.length - released.length }
  },
}
