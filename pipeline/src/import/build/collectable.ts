import {
  type KnownCollection,
  type Source,
  type TableName,
  type TableRow,
  type UnlockKind,
  unlockedCollections,
} from '@kupodex/data/game'
import { type Derived, settle, waysToItem } from '../sources/index.ts'
import { exportUnlocks } from '../sources/export-unlocks.ts'
import { handSources, handType } from '../sources/hand-sources.ts'
import type { ImportWorld } from './build.ts'

/** What every collected thing gets from elsewhere than its own sheet: items, patch, ways to get it. */
export interface Acquired {
  sourceTypeId: number
  obtainable: boolean
  patch: string | null
  itemIds: number[]
  sources: Source[]
}

/** A table of collected things whose rows tell the items that unlock them, whether or not any is known. */
export type UnlockedTable = {
  [Table in KnownCollection['table']]: TableRow<Table> extends Acquired ? Table : never
}[KnownCollection['table']]

/** What lists call the unlocking of a table's things. */
const kinds = new Map<TableName, UnlockKind>(unlockedCollections.map(({ table, unlock }) => [table, unlock]))

/** Items that unlock the row `id` of a table. */
export const itemsUnlocking = (world: ImportWorld, table: UnlockedTable, id: number): number[] => {
  const kind = kinds.get(table)
  if (!kind) return []
  return [...new Set([...(world.items.unlocking(kind).get(id) ?? []), ...exportUnlocks(world.sheets, kind, id)])]
}

/**
 * What is known of getting the row `id` of a table of collected things: what its own sheets told (`told`), then what is
 * known of the items that unlock it. Facts kept by hand come on top.
 */
export const acquired = (
  world: ImportWorld,
  table: UnlockedTable,
  id: number,
  told: readonly Derived[] = [],
  itemIds: number[] = itemsUnlocking(world, table, id),
): Acquired => {
  for (const item of itemIds) world.references.note('items', item)
  const ways = settle(world, [
    ...told,
    ...itemIds.flatMap((item) => waysToItem(world, item)),
    ...handSources(world, table, id),
  ])
  const [patch = null] = itemIds.map((item) => world.items.patchOf(item)).filter((known) => known !== null)
  return {
    sourceTypeId: handType(world, table, id) ?? ways.sourceTypeId,
    obtainable: ways.open && !world.hand.gone(table).has(id),
    patch,
    itemIds,
    sources: ways.sources,
  }
}
