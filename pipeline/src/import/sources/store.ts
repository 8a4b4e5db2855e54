import { oncePer } from '@kupodex/data/character'
import type { Sheets } from '../sheets/sheets.ts'

/** The first row of FittingShopItemSet: from this number on, an entry of the store is a set, below it is an item. */
const firstSet = 1_000_000

/** Every item that the online store sells, alone or in a set. */
const storeOf = oncePer((sheets: Sheets): ReadonlySet<number> => {
  const sets = sheets.open('FittingShopItemSet')
  const items = sheets.open('FittingShopCategoryItem').rows.flatMap((row) => {
    const entry = row.int('Item')
    if (entry < firstSet) return [entry]
    return (sets.get(entry) ?? row.refuse('Item', `FittingShopItemSet has no row ${entry}`)).ints('Item')
  })
  return new Set(items.filter((id) => id !== 0))
})

/** Whether the online store sells an item. The game tries on there what cannot be had by playing (any more), and nothing else. */
export const isInStore = (sheets: Sheets, itemId: number): boolean => storeOf(sheets).has(itemId)
