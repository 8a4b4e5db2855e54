import { rarityTables, type RarityType } from '@kupodex/data/contract'
import { loadTable } from '@kupodex/data/tables'

/** A thing that the newest patch brought. */
export interface NewThing {
  type: RarityType
  id: number
}

/** The collections whose rows know their patch. */
const types = [
  'mount',
  'minion',
  'fashion',
  'facewear',
  'emote',
  'hairstyle',
  'barding',
  'orchestrion',
  'ttcard',
] as const

/** `7.35` as a number that orders patches: 7.4 is newer than 7.35, as the game counts. */
export const patchOrder = (patch: string): number => Number(/^\d+(\.\d+)?/.exec(patch)?.[0] ?? 0)

/** Things by patch. */
export interface PatchThings {
  patch: string
  things: NewThing[]
}

/** The newest patch of those given, with its things in the order they came. */
export const newestOf = (things: readonly (NewThing & { patch: string })[]): PatchThings | null => {
  const newest = things.reduce((latest, { patch }) => (patchOrder(patch) > patchOrder(latest) ? patch : latest), '')
  return newest === ''
    ? null
    : {
        patch: newest,
        things: things.filter(({ patch }) => patch === newest).map(({ type, id }) => ({ type, id })),
      }
}

/** What the newest patch with something to collect brought. */
export const newest = (): PatchThings | null =>
  newestOf(
    types.flatMap((type) =>
      loadTable(rarityTables[type]).flatMap((row) =>
        !row.deleted && 'patch' in row && typeof row.patch === 'string' ? [{ type, id: row.id, patch: row.patch }] : [],
      ),
    ),
  )
