import type { Names } from '@kupodex/data/game'
import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import type { HandFacts } from '../facts/hand-facts.ts'
import type { ImportContext } from './context.ts'

const columns = ['id', ...columnsOfText(), 'icon', 'patch']

const indexes = new WeakMap<HandFacts, ReadonlyMap<number, FactRow>>()

/** What `data/hand/newer-items.csv` says of an item that the lists do not have yet; undefined for all others. */
const newerItem = ({ hand }: Pick<ImportContext, 'hand'>, id: number): FactRow | undefined => {
  const known = indexes.get(hand) ?? new Map(hand.read('newer-items', columns).map((row) => [row.int('id'), row]))
  indexes.set(hand, known)
  return known.get(id)
}

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
