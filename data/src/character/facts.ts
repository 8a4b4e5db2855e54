import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { placesOf } from '../names/index.ts'
import { achievementCountsInTotals, type Countable, type CountableAchievement, counts } from '../rules/index.ts'
import { type SeenCollection, seenCollections } from '../game/collections/index.ts'
import { recordOf } from '../game/record-of.ts'
import { type MarkType, markTables, markTypes } from './mark-types.ts'
import { menuEntries, type MenuTables, type MenuThings, menuThingsOf } from './menu.ts'
import { type SeenPart, seenParts } from './parts.ts'
import { type Proof, proofsOf, type ProofTables } from './proofs.ts'

export const factsKey = 'api/game/facts.json'

/** How an item counts in a character's totals. */
export const weights = { never: 0, always: 1, forLegacyOnly: 2, deleted: 3 } as const

type Weight = (typeof weights)[keyof typeof weights]

/** A list of the facts. Its rows are not validated: we made them from checked tables, and every cold start of a function would pay for it. */
const listOf = <Row>() => z.custom<Row[]>(Array.isArray).default([])

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How a thing counts, and its source type where the collection is summed up by source. */
export type SeenRow = [id: number, weight: Weight, ...source: [] | [sourceTypeId: number]]

const seenFacts = recordOf(seenParts, () => listOf<SeenRow>())

/**
 * For things ticked by hand: ids of those that count, of those removed from the game, and of the others that there are. Without
 * the last, which earlier nights did not publish, it is not known whether there is a thing with another id.
 */
const markFacts = z.object({
  counted: listOf<number>(),
  deleted: listOf<number>(),
  others: z.custom<number[]>(Array.isArray).optional(),
})

/** The facts of a type that was not published yet: nothing of it counts until the next night. */
const nothingCounts = () => ({ counted: [], deleted: [] })

const marksFacts = z.object(recordOf(markTypes, () => markFacts.default(nothingCounts)))

/** Of a menu entry that was not published yet there is nothing. */
const menuFacts = z.object(recordOf(menuEntries, () => z.custom<MenuThings>(isObject).default({})))

interface MetaFacts {
  id: number
  /** The achievement that the game gives for the set; 0 where it has none. */
  achievementId: number
  achievements: number[]
  mounts: number[]
  minions: number[]
  /** True if it needs something that is in no collection. */
  open: boolean
}

/**
 * What summing a character up needs of the game's tables, and no more: names of worlds, how each item counts, and what each
 * achievement is worth. Rows are tuples to keep the file small; `worlds` is id -> [world, data center].
 *
 * After a deploy the functions still read the facts of the previous night. Whatever is missing there is empty, so that a new
 * collection counts nothing for a day and everything else stays the same.
 */
export const factsSchema = z.object({
  deployTime: epochMs.default(0),
  worlds: z.record(z.string(), z.tuple([z.string(), z.string()])).default({}),
  /** The last two are 0 where an achievement gives none. */
  achievements:
    listOf<[id: number, weight: Weight, points: number, categoryId: number, titleId: number, itemId: number]>(),
  /** Kind by achievement category. */
  categories: z.record(z.string(), z.int().nonnegative()).default({}),
  ...seenFacts,
  marks: marksFacts.prefault({}),
  proofs: z.object(recordOf(markTypes, () => listOf<Proof>())).prefault({}),
  metas: listOf<MetaFacts>(),
  menu: menuFacts.prefault({}),
})

/** What summing a character up needs of the game's tables. */
export type CharacterFacts = z.infer<typeof factsSchema>

type Row = Countable & { id: number }
type RowWithItems = Row & { itemIds: readonly number[] }
type RowWithSource = Row & { sourceTypeId: number }

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
  mounts: readonly RowWithItems[]
  minions: readonly RowWithItems[]
  metas: readonly {
    id: number
    achievementId: number
    achievements: readonly number[]
    achievementCategories: readonly number[]
    excludedAchievements: readonly number[]
    items: readonly number[]
    deleted: boolean
  }[]
} & { [One in SeenCollection as One['table']]: readonly (One['bySource'] extends true ? RowWithSource : Row)[] } & {
  [Table in (typeof markTables)[MarkType]]: readonly Row[]
} & ProofTables &
  MenuTables

const achievementWeight = (row: CountableAchievement): Weight => {
  if (row.deleted) return weights.deleted
  if (achievementCountsInTotals(row, false)) return weights.always
  return achievementCountsInTotals(row, true) ? weights.forLegacyOnly : weights.never
}

const itemWeight = (row: Countable): Weight => {
  if (row.deleted) return weights.deleted
  return counts(row) ? weights.always : weights.never
}

const seenRow = (row: Row): SeenRow => [row.id, itemWeight(row)]
const seenRowWithSource = (row: RowWithSource): SeenRow => [row.id, itemWeight(row), row.sourceTypeId]

const seenRowsOf = (tables: FactTables): Record<SeenPart, SeenRow[]> =>
  Object.fromEntries(
    seenCollections.map(({ table, bySource }) => [
      table,
      bySource ? tables[table].map(seenRowWithSource) : tables[table].map(seenRow),
    ]),
  ) as Record<SeenPart, SeenRow[]>

const markFactsOf = (rows: readonly Row[]) => {
  const having = (weight: Weight) => rows.filter((row) => itemWeight(row) === weight).map((row) => row.id)
  return { counted: having(weights.always), deleted: having(weights.deleted), others: having(weights.never) }
}

const byItem = (rows: readonly RowWithItems[]) =>
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
      const found = (byItem: Map<number, number>) => meta.items.flatMap((item) => byItem.get(item) ?? [])
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

/** `deployTime` in epoch ms. */
export const factsOf = (tables: FactTables, deployTime: number): CharacterFacts => ({
  deployTime,
  worlds: Object.fromEntries(
    placesOf(tables.worlds, tables.dataCenters).map(({ id, world, dataCenter }) => [id, [world, dataCenter]]),
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
  ...seenRowsOf(tables),
  marks: recordOf(markTypes, (type) => markFactsOf(tables[markTables[type]])),
  proofs: proofsOf(tables),
  metas: metaFacts(tables),
  menu: menuThingsOf(tables),
})
