import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import type { HandFacts } from '../facts/hand-facts.ts'
import type { ImportContext } from './context.ts'

const columns = ['id', ...columnsOfText(), 'icon', 'patch']

const indexes = new WeakMap<HandFacts, ReadonlyMap<number, FactRow>>()

/** What `data/hand/newer-items.csv` says of an item that the lists do not have yet; undefined for all others. */
export const newerItem = ({ hand }: Pick<ImportContext, 'hand'>, id: number): FactRow | undefined => {
  const known = indexes.get(hand) ?? new Map(hand.read('newer-items', columns).map((row) => [row.int('id'), row]))
  indexes.set(hand, known)
  return known.get(id)
}
