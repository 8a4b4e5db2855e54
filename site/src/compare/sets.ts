import type { Counting } from '@kupodex/data/rules'
import type { OwnedIds } from '#things/things.ts'

/** Who of two characters has a thing: both, the first only, the second only, or neither. */
export const standings = ['both', 'onlyA', 'onlyB', 'neither'] as const

export type Standing = (typeof standings)[number]

export interface Comparable {
  id: number
  counting: Counting
}

export type Compared<Thing> = Thing & { standing: Standing }

const standingOf = (hasA: boolean, hasB: boolean): Standing =>
  hasA ? (hasB ? 'both' : 'onlyA') : hasB ? 'onlyB' : 'neither'

/** The things that one of two characters has, and those that neither has but can be obtained; `a` and `b` are the ids that each has. */
export const compareThings = <Thing extends Comparable>(
  things: readonly Thing[],
  a: OwnedIds,
  b: OwnedIds,
): Compared<Thing>[] =>
  things.flatMap((thing) => {
    const standing = standingOf(a.has(thing.id), b.has(thing.id))
    return standing === 'neither' && thing.counting !== 'counted' ? [] : [{ ...thing, standing }]
  })
