import { reachedAt } from '@kupodex/data/rules'
import { column, u32 } from '../arrays/columns.ts'
import type { CatalogItem } from '../catalog/catalog.ts'
import { type BoardWeights, slots } from '../catalog/weights.ts'
import type { OwnedIds } from '../read/character.ts'

/** Owners of a rarity list's items, and characters counted, by home (see catalog). */
export interface Owning {
  /** Items in a row of `owners`, by item id. */
  width: number
  /** Owners by home and item: `owners[home * width + id]`. */
  owners: Uint32Array
  /** Characters that shares are out of, by home. */
  counted: Uint32Array
}

export const emptyOwning = (items: readonly { id: number }[], homes: number): Owning => {
  const width = slots(items)
  return { width, owners: u32(width * homes), counted: u32(homes) }
}

/** Boards that one walk scores: as many as a collection has at most. */
const abreast = 4

/**
 * Counts owners and scores the boards of one collection in a single walk over a character's marks: a night has hundreds of
 * millions, and a walk for every board takes three times as long. The four scores stand in variables for the same reason,
 * and what is worth another look, as few marks are, is picked out on the way.
 */
export const startTally = (
  items: readonly CatalogItem[],
  homes: number,
  ofType: readonly BoardWeights[],
  meaningful: readonly { id: number }[] = [],
  /** Marks from this date on (epoch s) are worth another look. */
  earliest = Infinity,
) => {
  if (ofType.length > abreast) throw new RangeError('a collection has more boards than one walk scores')
  const owning = emptyOwning(items, homes)
  const { owners, width } = owning
  /** By item: weights on each board. */
  const weights = u32(width * abreast)
  for (const [board, { weights: ofBoard }] of ofType.entries()) {
    for (let id = 0; id < width; id++) weights[id * abreast + board] = ofBoard[id] ?? 0
  }
  // Where no board scores, the first sum is what the standard one would be.
  if (ofType.length === 0) for (const { id, counts } of items) weights[id * abreast] = counts ? 1 : 0
  const reach = Math.max(width, slots(meaningful))
  /** By item: bit 0 that a table has it, bit 1 that it means more than itself. */
  const flags = new Uint8Array(reach)
  for (const { id } of items) flags[id] = 1
  for (const { id } of meaningful) flags[id]! |= 2
  const meant = u32(reach)
  let meantCount = 0
  const newer = u32(width)
  let newerCount = 0
  const boards = ofType.map(({ board }) => ({ board, scores: column(u32), dates: column(u32) }))
  const sums = u32(abreast)
  const latest = u32(abreast)
  let unknown = 0

  const walk = ({ ids, dates }: OwnedIds, home: number): void => {
    const row = home * width
    let sum0 = 0
    let sum1 = 0
    let sum2 = 0
    let sum3 = 0
    let latest0 = 0
    let latest1 = 0
    let latest2 = 0
    let latest3 = 0
    let found = 0
    let foundNewer = 0
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number
      const flag = id < reach ? (flags[id] as number) : 0
      if (flag !== 1) {
        if (flag > 1) meant[found++] = at
        if ((flag & 1) === 0) {
          unknown++
          continue
        }
      }
      owners[row + id]!++
      const first = id * abreast
      const date = dates[at] as number
      if (date >= earliest) newer[foundNewer++] = at
      const weight0 = weights[first] as number
      const weight1 = weights[first + 1] as number
      const weight2 = weights[first + 2] as number
      const weight3 = weights[first + 3] as number
      sum0 += weight0
      sum1 += weight1
      sum2 += weight2
      sum3 += weight3
      // The date first: it is seldom later, and a branch that goes one way is free.
      if (date > latest0 && weight0 !== 0) latest0 = date
      if (date > latest1 && weight1 !== 0) latest1 = date
      if (date > latest2 && weight2 !== 0) latest2 = date
      if (date > latest3 && weight3 !== 0) latest3 = date
    }
    meantCount = found
    newerCount = foundNewer
    sums[0] = sum0
    sums[1] = sum1
    sums[2] = sum2
    sums[3] = sum3
    latest[0] = latest0
    latest[1] = latest1
    latest[2] = latest2
    latest[3] = latest3
  }

  return {
    owning,
    /** Counts a character's marks; without any (the collection is hidden) it scores nothing. */
    add: (marks: OwnedIds | undefined, home: number): void => {
      if (boards.length === 0 && !marks) return
      if (marks) walk(marks, home)
      for (const [at, { board, scores, dates }] of boards.entries()) {
        scores.push(marks ? (sums[at] as number) : 0)
        dates.push(marks ? reachedAt(board, latest[at] as number) : 0)
      }
    },
    /** How many of the marks that were added last count: the score of the standard board, which is the first of each collection. */
    counted: (): number => sums[0] as number,
    /** Which of the marks that were added last are of items that mean more than themselves. */
    meaningful: (): Uint32Array => meant.subarray(0, meantCount),
    /** Which of the marks that were added last are of known items and not older than the earliest date. */
    recent: (): Uint32Array => newer.subarray(0, newerCount),
    /** Marks of items that no table has. */
    unknown: () => unknown,
    boards: (): { board: BoardWeights['board']; scores: Uint32Array; dates: Uint32Array }[] =>
      boards.map(({ board, scores, dates }) => ({ board, scores: scores.data(), dates: dates.data() })),
  }
}
