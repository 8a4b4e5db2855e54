import { floorPercent } from '../rules/index.ts'
import { type CharacterFacts, weights } from './facts.ts'
import type { Owned } from './ownership.ts'

/** A thing owned, with whether the game has removed it. */
export type Held = Owned & { deleted: boolean }

/** What a collection comes to: numbers of the items that count, whole percent, and the one obtained last. */
export interface Summary {
  count: number
  possible: number
  percent: number
  /** Id of what was obtained last; null where nothing is owned. */
  recent: number | null
  /** What is owned. */
  list: Held[]
}

/** A row of the facts: id, how it counts, and more that does not matter here. */
type FactRow = readonly [id: number, weight: number, ...more: number[]]

/** Id of what was obtained last, of two at the same moment the higher one; null where nothing is owned. */
export const recentOf = (owned: readonly Owned[]): number | null =>
  owned.reduce<Owned | null>(
    (last, entry) =>
      last === null || entry.date > last.date || (entry.date === last.date && entry.id > last.id) ? entry : last,
    null,
  )?.id ?? null

/** Whether an item of this weight counts; `legacy` is whether Legacy achievements count for the character (spec: characters §5). */
export const countsFor = (weight: number, legacy: boolean): boolean =>
  weight === weights.always || (weight === weights.forLegacyOnly && legacy)

/** Sums a collection up that the Lodestone tells of. */
export const summarise = (owned: readonly Owned[], rows: readonly FactRow[], legacy = false): Summary => {
  const have = new Set(owned.map((entry) => entry.id))
  const deleted = new Set<number>()
  let [count, possible] = [0, 0]
  for (const [id, weight] of rows) {
    if (weight === weights.deleted) deleted.add(id)
    if (!countsFor(weight, legacy)) continue
    possible++
    if (have.has(id)) count++
  }
  return {
    count,
    possible,
    percent: floorPercent(count, possible),
    recent: recentOf(owned),
    list: owned.map((entry) => ({ ...entry, deleted: deleted.has(entry.id) })),
  }
}

/** Sums a collection up that is ticked by hand. */
export const summariseMarks = (
  owned: readonly Owned[],
  { counted, deleted }: CharacterFacts['marks'][keyof CharacterFacts['marks']],
): Summary => {
  const have = new Set(owned.map((entry) => entry.id))
  const gone = new Set(deleted)
  let count = 0
  for (const id of counted) if (have.has(id)) count++
  return {
    count,
    possible: counted.length,
    percent: floorPercent(count, counted.length),
    recent: recentOf(owned),
    list: owned.map((entry) => ({ ...entry, deleted: gone.has(entry.id) })),
  }
}

/** What counts, by source type; a type of which nothing counts is left out. */
export const summariseSources = (
  owned: readonly Owned[],
  rows: CharacterFacts['mounts'],
): Record<string, { count: number; countPossible: number }> => {
  const have = new Set(owned.map((entry) => entry.id))
  const sources: Record<string, { count: number; countPossible: number }> = {}
  for (const [id, weight, sourceTypeId] of rows) {
    if (weight !== weights.always) continue
    const source = (sources[sourceTypeId] ??= { count: 0, countPossible: 0 })
    source.countPossible++
    if (have.has(id)) source.count++
  }
  return sources
}
