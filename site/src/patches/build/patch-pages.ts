import { type Language, laterPatches, mainPatch, nameIn, patches } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { ShelfThing } from '#browse/thing.ts'

export interface PatchPage {
  /** As players write it: `7.3`. */
  patch: string
  /** In tenths. */
  value: number
  /** Its first day, in epoch milliseconds. */
  released: number
  things: readonly ShelfThing[]
  /** The patches before the next main one that brought some of the things, with their first days. */
  parts: readonly { patch: string; released: number }[]
}

const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const partsOf = (things: readonly ShelfThing[]): PatchPage['parts'] => {
  const named = new Set(things.map(({ item }) => item.patch))
  return laterPatches.flatMap(({ patch, day }) => (named.has(patch) ? [{ patch, released: dayOf(day) }] : []))
}

/** Every main patch with what it brought of the things, the newest first. */
export const patchPagesOf = (all: readonly ShelfThing[]): PatchPage[] => {
  const things = Map.groupBy(all, (thing) => thing.patch)
  return patches
    .map(({ patch, day }) => {
      const value = mainPatch(patch) ?? 0
      const brought = things.get(value) ?? []
      return { patch, value, released: dayOf(day), things: brought, parts: partsOf(brought) }
    })
    .toReversed()
}

export const expansionNames = (language: Language): ReadonlyMap<number, string> =>
  new Map(loadTable('expansions').map(({ id, name }) => [id, nameIn(name, language)]))
