import { type CharacterFacts, weights } from './facts.ts'
import type { Owned } from './ownership.ts'

/** What a collection comes to: numbers of the items that count, and the one obtained last. */
export interface Summary {
  count: number
  possible: number
  points: number
  pointsPossible: number
  /** Id of what was obtained last; null where nothing is owned. */
  recent: number | null
  /** What is owned, with whether the game has removed it. */
  list: (Owned & { deleted: boolean })[]
}

/** Rows as the facts have them; without points for collections that have none. */
type FactRow = CharacterFacts['achievements'][number] | CharacterFacts['mounts'][number]

const recentOf = (owned: readonly Owned[]): number | null =>
  owned.reduce<Owned | null>(
    (last, entry) =>
      last === null || entry.date > last.date || (entry.date === last.date && entry.id > last.id) ? entry : last,
    null,
  )?.id ?? null

/** Sums a collection up; `legacy` is whether Legacy achievements count for this character (spec: characters §5). */
export const summarise = (owned: readonly Owned[], rows: readonly FactRow[], legacy: boolean): Summary => {
  const have = new Set(owned.map((entry) => entry.id))
  const deleted = new Set<number>()
  const sum = { count: 0, possible: 0, points: 0, pointsPossible: 0 }
  for (const [id, weight, points = 0] of rows) {
    if (weight === weights.deleted) deleted.add(id)
    if (weight !== weights.always && !(weight === weights.forLegacyOnly && legacy)) continue
    sum.possible++
    sum.pointsPossible += points
    if (!have.has(id)) continue
    sum.count++
    sum.points += points
  }
  return { ...sum, recent: recentOf(owned), list: owned.map((entry) => ({ ...entry, deleted: deleted.has(entry.id) })) }
}
