import { oncePer } from '@kupodex/data/character'
import type { Names } from '@kupodex/data/game'
import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import type { HandFacts } from '../facts/hand-facts.ts'
import type { ImportContext } from './context.ts'

const columns = ['id', ...columnsOfText(), 'icon', 'patch']

/** What `data/hand/newer-items.csv` says of items that the lists do not have yet, by id. */
const newerItems = oncePer(
  (hand: HandFacts): ReadonlyMap<number, FactRow> =>
    new Map(hand.read('newer-items', columns).map((row) => [row.int('id'), row])),
)

/** An item's name, from the export's own sheet where it is there, else from the item facts; null where neither has it. */
export const itemName = (context: ImportContext, id: number): Names | null => {
  const row = context.sheets.find('Item')?.get(id)
  if (row && row.text('Name') !== '') return row.names('Name')
  return context.items.items.get(id)?.name ?? newerItems(context.hand).get(id)?.names() ?? null
}

/** An item's icon; 0 where it is not known. */
export const itemIcon = (context: ImportContext, id: number): number =>
  context.sheets.find('Item')?.get(id)?.int('Icon') ??
  context.items.items.get(id)?.icon ??
  newerItems(context.hand).get(id)?.int('icon') ??
  0

/** The patch that brought an item; null where it is not known. */
export const itemPatch = (context: ImportContext, id: number): string | null =>
  context.items.patchOf(id) ?? newerItems(context.hand).get(id)?.maybeText('patch') ?? null
