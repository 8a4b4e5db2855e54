import type { ItemType } from '@kupodex/data/character'
import type { CountedThings } from '#owned/counted-file.ts'

/** The things of a collection that a character has, by their ids; null where that is not known, which is never the same as none. */
export type Owned = ReadonlySet<number> | null

/** Which of some characters have each thing that one of them has: their places among them, by the thing's id. */
export type Holders = ReadonlyMap<number, readonly number[]>

/** Which of some characters have what; of those of whom that is not known nothing is said. */
export const holdersOf = (owned: readonly Owned[]): Holders => {
  const holders = new Map<number, number[]>()
  for (const [at, ids] of owned.entries()) for (const id of ids ?? []) holders.set(id, [...(holders.get(id) ?? []), at])
  return holders
}

/** The things that only the character at a place has, as far as is known. */
export const onlyOn = (holders: Holders, at: number): number[] =>
  [...holders].flatMap(([id, [first, ...others]]) => (first === at && others.length === 0 ? [id] : []))

/** How many of the things that any of the characters has count in totals. */
export const countTogether = (holders: Holders, type: ItemType, counted: CountedThings, isLegacy: boolean): number => {
  const isCounted = (id: number) =>
    counted.get(type)?.has(id) === true ||
    (type === 'achievement' && isLegacy && counted.get('legacy')?.has(id) === true)
  return [...holders.keys()].filter(isCounted).length
}
