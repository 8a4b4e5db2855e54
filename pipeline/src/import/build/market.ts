import type { ImportContext } from '../context/context.ts'
import { soldByHand } from '../facts/ranges.ts'
import { itemsUnlocking, type UnlockedTable } from './collectable.ts'

/** Whether an item is in a category of the market board; null where the export has no such sheet or row. */
const isListed = ({ sheets }: ImportContext, itemId: number): boolean | null => {
  const row = sheets.find('Item')?.get(itemId)
  return row === undefined ? null : row.int('ItemSearchCategory') !== 0
}

/**
 * Whether one of the items that bring a row can be sold on the market board: as the export's own sheet has it, else the lists of items, else what
 * is kept by hand. Null where nobody knows.
 */
export const soldOf = (
  context: ImportContext,
  table: UnlockedTable,
  id: number,
  itemIds: readonly number[] = itemsUnlocking(context, table, id),
): boolean | null => {
  const known = itemIds
    .map((item) => isListed(context, item) ?? context.items.items.get(item)?.tradeable ?? null)
    .filter((sold) => sold !== null)
  return known.length > 0 ? known.includes(true) : soldByHand(context.hand, table, id)
}
