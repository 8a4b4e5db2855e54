import { mainPatch, patches } from '@kupodex/data/game'
import type { ShelfThing } from '#browse/thing.ts'

/** What a main patch brought. */
export interface PatchPage {
  /** As players write it: `7.3`. */
  patch: string
  /** In tenths. */
  value: number
  /** Its first day, in epoch milliseconds. */
  released: number
  things: readonly ShelfThing[]
}

/** Things by the main patch that brought them; what no patch is known of is left out. */
const byPatch = (things: readonly ShelfThing[]): ReadonlyMap<number, ShelfThing[]> =>
  Map.groupBy(
    things.filter(({ patch }) => patch !== null),
    ({ patch }) => patch ?? 0,
  )

/** Every main patch with what it brought of the things, the newest first. */
export const patchPagesOf = (all: readonly ShelfThing[]): PatchPage[] => {
  const things = byPatch(all)
  return patches
    .map(({ patch, day }) => {
      const value = mainPatch(patch) ?? 0
      return { patch, value, released: Date.parse(`${day}T00:00:00Z`), things: things.get(value) ?? [] }
    })
    .toReversed()
}
