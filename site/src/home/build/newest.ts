import { mainPatch, patches, rarityTables, type RarityType, rarityTypes } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'

export interface NewThing {
  type: RarityType
  id: number
  patch: string
}

/** `7.35` as a number that orders patches: 7.4 is newer than 7.35, as the game counts. */
export const patchOrder = (patch: string): number => Number(/^\d+(\.\d+)?/.exec(patch)?.[0] ?? 0)

/** Things that came with a patch or later. */
export interface PatchThings {
  patch: string
  things: NewThing[]
}

/** The newest things, patch by patch until there are `least` of them; null where no patch is known. */
export const newestOf = (things: readonly NewThing[], least: number): PatchThings | null => {
  const ordered = things.toSorted((a, b) => patchOrder(b.patch) - patchOrder(a.patch))
  const patch = (ordered[least - 1] ?? ordered.at(-1))?.patch
  if (patch === undefined) return null
  return { patch, things: ordered.filter((thing) => patchOrder(thing.patch) >= patchOrder(patch)) }
}

/** The main patches, as players write them, that things came with or after, the newest first: each has a page of all it brought. */
export const mainPatchesOf = (things: readonly NewThing[]): string[] => {
  const values = new Set(things.map(({ patch }) => mainPatch(patch)))
  return patches.flatMap(({ patch }) => (values.has(mainPatch(patch)) ? [patch] : [])).toReversed()
}

/** What the newest patches with something to collect brought, at least so many things. */
export const newest = (least: number): PatchThings | null =>
  newestOf(
    rarityTypes.flatMap((type) =>
      loadTable(rarityTables[type]).flatMap((row) =>
        !row.deleted && 'patch' in row && typeof row.patch === 'string' ? [{ type, id: row.id, patch: row.patch }] : [],
      ),
    ),
    least,
  )
