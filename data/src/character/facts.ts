import * as z from 'zod'
import { achievementCountsInTotals, type Countable, type CountableAchievement, counts } from '../rules/index.ts'
import { type MarkType, markTables, markTypes } from './mark-types.ts'

/** The key under which the facts are published. */
export const factsKey = 'api/game/facts.json'

/** How an item counts in a character's totals. */
export const weights = { never: 0, always: 1, forLegacyOnly: 2, deleted: 3 } as const

const weight = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const id = z.int().nonnegative()
const ids = z.array(id)

const markFacts = z.object({ counted: ids, deleted: ids })

/**
 * What summing a character up needs of the game's tables, and no more: names of worlds, how each item counts, and what each
 * achievement is worth. Rows are tuples to keep the file small; `worlds` is id -> [world, data center].
 */
export const factsSchema = z.object({
  deployTime: id,
  worlds: z.record(z.string(), z.tuple([z.string(), z.string()])),
  /** `[id, weight, points, categoryId, titleId, itemId]`; the last two are 0 where it gives none. */
  achievements: z.array(z.tuple([id, weight, id, id, id, id])),
  /** Kind by achievement category. */
  categories: z.record(z.string(), id),
  /** `[id, weight, sourceTypeId]`. */
  mounts: z.array(z.tuple([id, weight, id])),
  minions: z.array(z.tuple([id, weight, id])),
  /** `[id, weight]`. */
  facewear: z.array(z.tuple([id, weight])),
  /** Of things ticked by hand: which count, and which the game has removed. */
  marks: z.object(Object.fromEntries(markTypes.map((type) => [type, markFacts])) as Record<MarkType, typeof markFacts>),
  metas: z.array(
    z.object({
      id,
      /** The achievement that the game gives for the set; 0 where it has none. */
      achievementId: id,
      achievements: ids,
      mounts: ids,
      minions: ids,
      /** Needs something that no collection tells. */
      open: z.boolean(),
    }),
  ),
})

/** What summing a character up needs of the game's tables. */
export type CharacterFacts = z.infer<typeof factsSchema>

type Weight = z.infer<typeof weight>
type Row = Countable & { id: number }
type Creature = Row & { sourceTypeId: number; itemIds: readonly number[] }

/** What the facts are made from: rows of the game's tables. */
export type FactTables = {
  worlds: readonly { id: number; name: string; dataCenterId: number }[]
  dataCenters: readonly { id: number; name: string }[]
  achievements: readonly (CountableAchievement & {
    id: number
    points: number
    categoryId: number
    kindId: number
    titleId: number
    itemId: number
  })[]
  mounts: readonly Creature[]
  minions: readonly Creature[]
  facewear: readonly Row[]
  metas: readonly {
    id: number
    achievementId: number
    achievements: readonly number[]
    achievementCategories: readonly number[]
    excludedAchievements: readonly number[]
    items: readonly number[]
    deleted: boolean
  }[]
} & { [Table in (typeof markTables)[MarkType]]: readonly Row[] }

const achievementWeight = (row: CountableAchievement): Weight => {
  if (row.deleted) return weights.deleted
  if (achievementCountsInTotals(row, false)) return weights.always
  return achievementCountsInTotals(row, true) ? weights.forLegacyOnly : weights.never
}

const itemWeight = (row: Countable): Weight => {
  if (row.deleted) return weights.deleted
  return counts(row) ? weights.always : weights.never
}

const creatureRow = (row: Creature): [number, Weight, number] => [row.id, itemWeight(row), row.sourceTypeId]

const markFactsOf = (rows: readonly Row[]) => ({
  counted: rows.filter((row) => itemWeight(row) === weights.always).map((row) => row.id),
  deleted: rows.filter((row) => row.deleted).map((row) => row.id),
})

const byItem = (rows: readonly Creature[]) =>
  new Map(rows.filter((row) => !row.deleted).flatMap((row) => row.itemIds.map((item) => [item, row.id] as const)))

const metaFacts = ({ metas, achievements, mounts, minions }: FactTables): CharacterFacts['metas'] => {
  const [mountOf, minionOf] = [byItem(mounts), byItem(minions)]
  return metas
    .filter((meta) => !meta.deleted)
    .map((meta) => {
      const [categories, excluded] = [new Set(meta.achievementCategories), new Set(meta.excludedAchievements)]
      const ofCategories = achievements
        .filter((row) => categories.has(row.categoryId) && !row.deleted && !excluded.has(row.id))
        .map((row) => row.id)
      const found = (of: Map<number, number>) => meta.items.flatMap((item) => of.get(item) ?? [])
      return {
        id: meta.id,
        achievementId: meta.achievementId,
        achievements: [...new Set([...meta.achievements, ...ofCategories])],
        mounts: found(mountOf),
        minions: found(minionOf),
        open: meta.items.some((item) => !mountOf.has(item) && !minionOf.has(item)),
      }
    })
}

/** Makes the facts from the tables; `deployTime` in epoch ms. */
export const factsOf = (tables: FactTables, deployTime: number): CharacterFacts => {
  const dataCenters = new Map(tables.dataCenters.map(({ id, name }) => [id, name]))
  return {
    deployTime,
    worlds: Object.fromEntries(
      tables.worlds.map(({ id, name, dataCenterId }) => [id, [name, dataCenters.get(dataCenterId) ?? '']]),
    ),
    achievements: tables.achievements.map((row) => [
      row.id,
      achievementWeight(row),
      row.points,
      row.categoryId,
      row.titleId,
      row.itemId,
    ]),
    categories: Object.fromEntries(tables.achievements.map(({ categoryId, kindId }) => [categoryId, kindId])),
    mounts: tables.mounts.map(creatureRow),
    minions: tables.minions.map(creatureRow),
    facewear: tables.facewear.map((row) => [row.id, itemWeight(row)]),
    marks: Object.fromEntries(
      markTypes.map((type) => [type, markFactsOf(tables[markTables[type]])]),
    ) as CharacterFacts['marks'],
    metas: metaFacts(tables),
  }
}
