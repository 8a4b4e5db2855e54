import { floorPercent } from '../rules/index.ts'
import { type CharacterFacts, type SeenRow, weights } from './facts.ts'
import { oncePer } from './once.ts'
import type { Owned } from './parts.ts'
import type { KnownThing } from './ownership.ts'

/** An owned thing, and whether the game has removed it; of what players tick, also how it is known. */
type Held = Owned & { deleted: boolean } & Partial<Pick<KnownThing, 'by' | 'achievement'>>

/** Totals of a collection: numbers of the items that count, whole percent, and the one obtained last. */
export interface Summary {
  count: number
  possible: number
  percent: number
  /** Id of the thing obtained last; null where no date is known. */
  recent: number | null
  list: Held[]
}

/** A row of the facts: id, weight, and fields not used here. */
type FactRow = readonly [id: number, weight: number, ...more: number[]]

/** Id of the thing obtained last, the higher id for equal dates; null where no date is known. */
export const recentOf = (owned: readonly Owned[]): number | null =>
  owned.reduce<Owned | null>(
    (last, entry) =>
      entry.date > 0 && (last === null || entry.date > last.date || (entry.date === last.date && entry.id > last.id))
        ? entry
        : last,
    null,
  )?.id ?? null

/** Whether an item of this weight counts; `legacy` is whether Legacy achievements count for the character (spec: characters §5). */
export const countsFor = (weight: number, legacy: boolean): boolean =>
  weight === weights.always || (weight === weights.forLegacyOnly && legacy)

/** What depends only on the rows of a collection: ids that count, ids that count for Legacy characters, and removed ids. */
const weighed = oncePer((rows: readonly FactRow[]) => {
  const having = (...wanted: number[]) =>
    new Set(rows.filter(([, weight]) => wanted.includes(weight)).map(([id]) => id))
  return {
    plain: having(weights.always),
    legacy: having(weights.always, weights.forLegacyOnly),
    deleted: having(weights.deleted),
  }
})

/** `legacy` is whether Legacy achievements count for the character. */
export const countedIds = (rows: readonly FactRow[], legacy: boolean): ReadonlySet<number> =>
  weighed(rows)[legacy ? 'legacy' : 'plain']

const among = (owned: readonly Owned[], ids: ReadonlySet<number>): number =>
  owned.reduce((count, { id }) => (ids.has(id) ? count + 1 : count), 0)

const summaryOf = (owned: readonly Owned[], counted: ReadonlySet<number>, deleted: ReadonlySet<number>): Summary => {
  const count = among(owned, counted)
  return {
    count,
    possible: counted.size,
    percent: floorPercent(count, counted.size),
    recent: recentOf(owned),
    list: owned.map((thing) => ({ ...thing, deleted: deleted.has(thing.id) })),
  }
}

/** Sums up a collection that is read from the Lodestone; each owned id must appear only once. */
export const summarise = (owned: readonly Owned[], rows: readonly FactRow[], legacy = false): Summary =>
  summaryOf(owned, countedIds(rows, legacy), weighed(rows).deleted)

type MarkFacts = CharacterFacts['marks'][keyof CharacterFacts['marks']]

const marked = oncePer(({ counted, deleted }: MarkFacts) => ({ counted: new Set(counted), deleted: new Set(deleted) }))

export const summariseMarks = (owned: readonly Owned[], facts: MarkFacts): Summary => {
  const { counted, deleted } = marked(facts)
  return summaryOf(owned, counted, deleted)
}

const known = oncePer(({ counted, deleted, others = [] }: MarkFacts) => new Set([...counted, ...deleted, ...others]))

/**
 * Those of some ids that no thing ticked by hand has; null where that is not known of all, because an earlier release published
 * the facts. What can no longer be obtained, or was removed from the game, is a thing too: there are people who own it.
 */
export const unknownThings = (ids: readonly number[], facts: MarkFacts): number[] | null => {
  const all = known(facts)
  const unknown = ids.filter((id) => !all.has(id))
  return unknown.length > 0 && facts.others === undefined ? null : unknown
}

/** Totals by source type, of what counts; a type of which nothing counts is left out. */
export const summariseSources = (
  owned: readonly Owned[],
  rows: readonly SeenRow[],
): Record<string, { count: number; countPossible: number }> => {
  const have = new Set(owned.map((entry) => entry.id))
  const sources: Record<string, { count: number; countPossible: number }> = {}
  for (const [id, weight, sourceTypeId = 0] of rows) {
    if (weight !== weights.always) continue
    const source = (sources[sourceTypeId] ??= { count: 0, countPossible: 0 })
    source.countPossible++
    if (have.has(id)) source.count++
  }
  return sources
}
