import type { Names } from '@kupodex/data/game'
import type { ImportContext } from './context.ts'

/** An item's name, from the export's own sheet where it is there, else from the item facts; null where neither has it. */
export const itemName = ({ sheets, items }: ImportContext, id: number): Names | null => {
  const row = sheets.find('Item')?.get(id)
  if (row && row.text('Name') !== '') return row.names('Name')
  return items.items.get(id)?.name ?? null
}

/** An item's icon; 0 where it is not known. */
export const itemIcon = ({ sheets, items }: ImportContext, id: number): number =>
  sheets.find('Item')?.get(id)?.int('Icon') ?? items.items.get(id)?.icon ?? 0
