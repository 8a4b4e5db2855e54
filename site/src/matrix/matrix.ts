import { type Sums, sumUp } from '@kupodex/data/rules'
import type { OwnedIds } from '#party/owned-by.ts'
import type { ListedThing } from '#things/things.ts'

/** How it stands with a thing and a member: has it, is missing it, or nothing is known, which counts for neither. */
export const standings = ['has', 'lacks', 'unknown'] as const

export type Standing = (typeof standings)[number]

export interface MatrixRow extends ListedThing {
  /** Of each member in their order, the place of the standing in `standings`. */
  cells: Uint8Array
  /** How many are known to have it. */
  owners: number
  /** How many are known to be missing it. */
  missing: number
}

const [has, lacks, unknown] = [0, 1, 2] as const

export const standingAt = ({ cells }: Pick<MatrixRow, 'cells'>, at: number): Standing =>
  standings[cells[at] ?? unknown] ?? 'unknown'

/** Whether a member played before the relaunch: only for them do things of that time count, as in their profiles. */
const isLegacy = (things: readonly ListedThing[], set: OwnedIds): boolean =>
  set !== null && things.some(({ id, counting }) => counting === 'legacy' && set.has(id))

export const isCounted = ({ counting }: Pick<MatrixRow, 'counting'>): boolean =>
  counting === 'counted' || counting === 'legacy'

/** The things of a collection with who is known to have them. What nobody has is a row only where it counts for a member. */
export const matrixOf = (things: readonly ListedThing[], sets: readonly OwnedIds[]): MatrixRow[] => {
  const hasLegacy = sets.some((set) => isLegacy(things, set))
  const counts = ({ counting }: ListedThing) => counting === 'counted' || (counting === 'legacy' && hasLegacy)
  return things.flatMap((thing) => {
    const cells = new Uint8Array(sets.length)
    let [owners, missing] = [0, 0]
    for (const [at, set] of sets.entries()) {
      const standing = set === null ? unknown : set.has(thing.id) ? has : lacks
      cells[at] = standing
      if (standing === has) owners += 1
      if (standing === lacks) missing += 1
    }
    return owners === 0 && !counts(thing) ? [] : [{ ...thing, cells, owners, missing }]
  })
}

/** How many of some things that count each member has, by their places; null where nothing is known of one. */
export const countsOf = (rows: readonly MatrixRow[], sets: readonly OwnedIds[]): (number | null)[] => {
  const counts = new Uint32Array(sets.length)
  for (const { cells } of rows.filter(isCounted))
    for (let at = 0; at < cells.length; at++) if (cells[at] === has) counts[at] = (counts[at] ?? 0) + 1
  return sets.map((set, at) => (set === null ? null : (counts[at] ?? 0)))
}

/** The ids of what counts for a member. */
export const countedFor = (things: readonly ListedThing[], set: OwnedIds): number[] => {
  const legacy = isLegacy(things, set)
  return things.flatMap(({ id, counting }) => (counting === 'counted' || (legacy && counting === 'legacy') ? [id] : []))
}

/** All that a member has of a collection, added up as in a profile. */
export const sumsFor = (things: readonly ListedThing[], set: OwnedIds): Sums => {
  const legacy = isLegacy(things, set)
  return sumUp(
    things.map(({ id, counting }) => ({
      counting: legacy && counting === 'legacy' ? 'counted' : counting,
      isOwned: set?.has(id) ?? false,
    })),
  )
}

/** The places of those who have a thing, but for one. */
export const othersWith = ({ cells }: Pick<MatrixRow, 'cells'>, but: number): number[] =>
  [...cells.keys()].filter((at) => at !== but && cells[at] === has)
