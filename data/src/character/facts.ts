import * as z from 'zod'
import { achievementCountsInTotals, type Countable, type CountableAchievement, counts } from '../rules/index.ts'

/** The key under which the facts are published. */
export const factsKey = 'api/game/facts.json'

/** How an item counts in a character's totals. */
export const weights = { never: 0, always: 1, forLegacyOnly: 2, deleted: 3 } as const

const weight = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const id = z.int().nonnegative()

/**
 * What summing a character up needs of the game's tables, and no more: names of worlds, and how each item counts. Rows are
 * tuples to keep the file small: `[id, weight]`, and `[id, weight, points]` for achievements; `worlds` is id -> [world,
 * data center].
 */
export const factsSchema = z.object({
  deployTime: z.int().nonnegative(),
  worlds: z.record(z.string(), z.tuple([z.string(), z.string()])),
  achievements: z.array(z.tuple([id, weight, z.int().nonnegative()])),
  mounts: z.array(z.tuple([id, weight])),
  minions: z.array(z.tuple([id, weight])),
})

/** What summing a character up needs of the game's tables. */
export type CharacterFacts = z.infer<typeof factsSchema>

type Weight = z.infer<typeof weight>

/** What the facts are made from: rows of the game's tables. */
export interface FactTables {
  worlds: readonly { id: number; name: string; dataCenterId: number }[]
  dataCenters: readonly { id: number; name: string }[]
  achievements: readonly (CountableAchievement & { id: number; points: number })[]
  mounts: readonly (Countable & { id: number })[]
  minions: readonly (Countable & { id: number })[]
}

const achievementWeight = (row: CountableAchievement): Weight => {
  if (row.deleted) return weights.deleted
  if (achievementCountsInTotals(row, false)) return weights.always
  return achievementCountsInTotals(row, true) ? weights.forLegacyOnly : weights.never
}

const itemRow = (row: Countable & { id: number }): [number, Weight] => {
  if (row.deleted) return [row.id, weights.deleted]
  return [row.id, counts(row) ? weights.always : weights.never]
}

/** Makes the facts from the tables; `deployTime` in epoch ms. */
export const factsOf = (tables: FactTables, deployTime: number): CharacterFacts => {
  const dataCenters = new Map(tables.dataCenters.map(({ id, name }) => [id, name]))
  return {
    deployTime,
    worlds: Object.fromEntries(
      tables.worlds.map(({ id, name, dataCenterId }) => [id, [name, dataCenters.get(dataCenterId) ?? '']]),
    ),
    achievements: tables.achievements.map((row) => [row.id, achievementWeight(row), row.points]),
    mounts: tables.mounts.map(itemRow),
    minions: tables.minions.map(itemRow),
  }
}
