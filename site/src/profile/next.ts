import type { RarityEntry } from '@kupodex/data/contract'
import type { Thing } from './thing-link.tsx'
import type { SyncedType } from './things.ts'

export interface NextThing extends Thing {
  type: SyncedType
  /** How to get it, in words; empty where it is not known. */
  howTo: string
  /** Row id of the kind of way: a source type, or the category of an achievement. */
  way: number
  /** In the game's order. */
  sort: number
}

/** A thing with how many have it; without an entry where nobody was counted. */
export interface RankedThing extends NextThing {
  entry: RarityEntry | undefined
}

const shareOf = ({ entry }: RankedThing): number => entry?.percentFull ?? 0

/** What a character misses, first what most others have: the easiest. `things` are all that can be had; equal shares keep the game's order. */
export const nextFor = (
  things: readonly NextThing[],
  has: (thing: NextThing) => boolean,
  entryOf: (thing: NextThing) => RarityEntry | undefined,
): RankedThing[] =>
  things
    .filter((thing) => !has(thing))
    .map((thing) => ({ ...thing, entry: entryOf(thing) }))
    .sort((a, b) => shareOf(b) - shareOf(a) || a.sort - b.sort || a.id - b.id)

/** How many of some things there are of each way, the most frequent first. */
export const waysIn = (things: readonly NextThing[]): { way: number; count: number }[] =>
  [...Map.groupBy(things, ({ way }) => way)]
    .map(([way, { length }]) => ({ way, count: length }))
    .sort((a, b) => b.count - a.count || a.way - b.way)
