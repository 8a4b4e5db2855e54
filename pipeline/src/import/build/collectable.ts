import type { Source } from '@kupodex/data/game'
import type { UnlockKind } from '../facts/item-facts.ts'
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

/** What is known of getting the row `id` of a table of collected things. */
export const acquired = (world: ImportWorld, table: UnlockedTable, id: number): Acquired => {
  const kind = unlockedBy[table]
  const itemIds = kind === null ? [] : (world.items.unlocking(kind).get(id) ?? [])
  for (const item of itemIds) world.references.note('items', item)
  const patches = itemIds.map((item) => world.items.patchOf(item)).filter((patch) => patch !== null)
  return {
    sourceTypeId: 0,
    obtainable: !world.hand.gone(table).has(id),
    patch: patches[0] ?? null,
    itemIds: [...itemIds],
    sources: [],
  }
}
