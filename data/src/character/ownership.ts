import { type Owned, partOfType, type SyncedPart } from './parts.ts'
import type { LearnedBy } from '../game/collections/index.ts'
import type { MarkType } from './mark-types.ts'
import { type Proofs, proven } from './proofs.ts'

/** A thing that a character has, how that is known, and by which achievement where it is proven. */
export interface KnownThing extends Owned {
  by: LearnedBy
  achievement?: number
}

interface Ways {
  read?: readonly Owned[]
  proven?: readonly (Owned & { achievement: number })[]
  ticked?: readonly Owned[]
}

/** Of two dates the earlier one that is known; 0 where neither is. */
const earlier = (a: number, b: number): number => (a === 0 ? b : b === 0 ? a : Math.min(a, b))

/**
 * What a character has of a collection, each thing once and in ascending order of ids: a thing is owned when any way says so. What was read goes
 * before what is proven, and that before what is ticked; the date is the earliest that any of them knows.
 */
export const ownedOf = ({ read = [], proven = [], ticked = [] }: Ways): KnownThing[] => {
  const things = new Map<number, KnownThing>()
  const add = (thing: KnownThing) => {
    const known = things.get(thing.id)
    things.set(thing.id, known ? { ...known, date: earlier(known.date, thing.date) } : thing)
  }
  for (const { id, date } of read) add({ id, date, by: 'read' })
  for (const { id, date, achievement } of proven) add({ id, date, by: 'proven', achievement })
  for (const { id, date } of ticked) add({ id, date, by: 'ticked' })
  return [...things.values()].sort((a, b) => a.id - b.id)
}

/** What is known of a character, as far as whoever asks may know it. */
interface Knowledge {
  /** What its page of the Lodestone listed of a part. */
  read: (part: SyncedPart) => readonly Owned[]
  ticked: (type: MarkType) => readonly Owned[]
  proofs: Proofs
}

/** Everything that a character has of a collection that players tick, by all ways of knowing. */
export const thingsOf = (type: MarkType, { read, ticked, proofs }: Knowledge): KnownThing[] => {
  const part = partOfType(type)
  return ownedOf({
    read: part === null ? [] : read(part),
    proven: proven(proofs[type], read('achievements')),
    ticked: ticked(type),
  })
}
