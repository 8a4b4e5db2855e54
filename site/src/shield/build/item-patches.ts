import { mainPatch, patchesById, unlockedCollections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { ItemPatches } from '../use-item-patches.ts'

const itemsOf = (row: { itemIds: number[] } | { itemId: number | null }): number[] =>
  'itemIds' in row ? row.itemIds : row.itemId === null ? [] : [row.itemId]

/** What items unlock of the tables that know patches, with the patch that is written there, and by id. */
const unlocked = () =>
  unlockedCollections.flatMap(({ table }) => {
    const rows = loadTable(table).flatMap((row) => ('patch' in row && !row.deleted ? [row] : []))
    const patches = patchesById(rows)
    return rows.flatMap((row) =>
      itemsOf(row).map((itemId) => ({ itemId, written: row.patch, patch: patches.get(row.id) })),
    )
  })

/** The items that shops and the trove offer, and those that they are paid with. */
export const offeredItems = (): ReadonlySet<number> => {
  const [shops, trove] = [loadTable('shops'), loadTable('moogleTrove')]
  const sold = [...shops.flatMap(({ items }) => items), ...trove].map(({ itemId }) => itemId)
  return new Set([...sold, ...[...shops, ...trove].map(({ currencyItemId }) => currencyItemId)])
}

const findPatches = (): ReadonlyMap<number, number> => {
  const things = unlocked()
  const written = new Map(things.flatMap(({ itemId, written: patch }) => (mainPatch(patch) ? [[itemId, patch]] : [])))
  const ids = new Set([...loadTable('items').map(({ id }) => id), ...offeredItems()])
  const inferred = patchesById([...ids].map((id) => ({ id, patch: written.get(id) ?? null })))
  return new Map([
    ...inferred,
    ...things.flatMap(({ itemId, patch }) => (patch === undefined ? [] : [[itemId, patch] as const])),
  ])
}

let found: ReadonlyMap<number, number> | undefined

/** The main patch, in tenths, of each item: that of what it unlocks, else of the next item of which it is known, as the game adds rising ids. */
export const itemPatches = (): ReadonlyMap<number, number> => (found ??= findPatches())

/** The same of `offeredItems`. */
export const offeredPatches = (): ItemPatches => {
  const patches = itemPatches()
  return Object.fromEntries(
    [...offeredItems()].flatMap((itemId) => {
      const patch = patches.get(itemId)
      return patch === undefined ? [] : [[itemId, patch]]
    }),
  )
}
