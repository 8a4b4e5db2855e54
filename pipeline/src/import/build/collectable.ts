import type { Source } from '@kupodex/data/game'
import type { UnlockKind } from '../facts/item-facts.ts'
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

/** Tables of things that an item unlocks, with the kind that fact files know them by. */
const unlockedBy = {
  mounts: 'mount',
  minions: 'minion',
  orchestrions: 'orchestrion',
  ttcards: 'ttcard',
  emotes: 'emote',
  bardings: 'barding',
  hairs: 'hair',
  fashions: 'fashion',
  facewear: null,
} as const satisfies Record<string, UnlockKind | null>

/** A table of things that an item unlocks. */
export type UnlockedTable = keyof typeof unlockedBy

/** Items that unlock the row `id` of a table. */
export const itemsUnlocking = (world: ImportWorld, table: UnlockedTable, id: number): number[] => {
  const kind = unlockedBy[table]
  if (kind === null) return []
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
