import type { Names } from '@kupodex/data/game'
import type { ImportContext } from './context.ts'
import { newerItem } from './newer-item.ts'

/** An item's name, from the export's own sheet where it is there, else from the item facts; null where neither has it. */
export const itemName = (context: ImportContext, id: number): Names | null => {
  const row = context.sheets.find('Item')?.get(id)
  if (row && row.text('Name') !== '') return row.names('Name')
  return context.items.items.get(id)?.name ?? newerItem(context, id)?.names() ?? null
}

/** An item's icon; 0 where it is not known. */
export const itemIcon = (context: ImportContext, id: number): number =>
  context.sheets.find('Item')?.get(id)?.int('Icon') ??
  context.items.items.get(id)?.icon ??
  newerItem(context, id)?.int('icon') ??
  0

/** The patch that brought an item; null where it is not known. */
export const itemPatch = (context: ImportContext, id: number): string | null =>
  context.items.patchOf(id) ?? newerItem(context, id)?.maybeText('patch') ?? null
