import * as z from 'zod'

const epochMs = z.int().nonnegative()
const epochSeconds = z.int().nonnegative()
const percent = z.number().min(0).max(100)

/** One row of a board (spec: site §3, ranking row). */
export const rankingRow = z.object({
  id: z.int().positive(),
  name: z.string(),
  iconUrl: z.string(),
  worldId: z.int().nonnegative(),
  rank: z.int().positive(),
  yesterdayRank: z.int().positive().nullable(),
  score: z.number().nonnegative(),
  date: epochSeconds,
})

/** One page of a board; `count` is how many characters the whole board ranks. */
export const rankingAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  count: z.int().nonnegative(),
  page: z.int().positive(),
  pageSize: z.int().positive(),
  chars: z.array(rankingRow),
})

/** One item of a rarity list: owners, points of the week, share of owners rounded for show and in full. */
export const rarityEntry = z.object({
  id: z.int().nonnegative(),
  count: z.int().nonnegative(),
  points: z.int().nonnegative(),
  percent,
  percentFull: percent,
})

/** The rarity of one type in one scope; `charCount` is how many characters the shares are of. */
export const rarityAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  charCount: z.int().nonnegative(),
  rarity: z.array(rarityEntry),
})

/** Localised rows of one or more tables. */
export const gameAnswer = z.object({
  deployTime: epochMs,
  tables: z.record(
    z.string(),
    z.array(z.looseObject({ id: z.union([z.number(), z.string()]), updatedAt: epochMs, deleted: z.boolean() })),
  ),
})

/** JSON Schema of every table's localised row, by table name. */
export const gameSchemaAnswer = z.object({ deployTime: epochMs, tables: z.record(z.string(), z.looseObject({})) })

/** What the newest night published: the index that is written last. */
export const publishedAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  characters: z.int().nonnegative(),
  boards: z.array(z.object({ type: z.string(), mode: z.string(), scope: z.string(), count: z.int().nonnegative() })),
  rarity: z.array(z.object({ type: z.string(), scope: z.string(), charCount: z.int().nonnegative() })),
})

const rank = z.int().positive().nullable()

/** Ranks of one character on one board by scope; null where it is not ranked. */
export const ranksByScope = z.object({ world: rank, dataCenter: rank, global: rank })

/** A shard of the look-up from character id to ranks, by board `type/mode`. */
export const ranksAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  ranks: z.record(z.string(), z.record(z.string(), ranksByScope)),
})

const owned = z.array(z.object({ id: z.int().nonnegative(), date: epochSeconds, deleted: z.boolean() }))

/** Where a character stands (spec: characters §4). */
export const characterStatus = z.enum(['adding', 'ready', 'updating', 'private', 'deleted', 'notFound'])

/** A character as the pages read it (spec: characters §3). Null is "not known", never "none". */
export const characterAnswer = z.object({
  id: z.int().positive(),
  name: z.string(),
  worldId: z.int().nonnegative(),
  worldName: z.string(),
  dcName: z.string(),
  iconUrl: z.string(),
  imageUrl: z.string(),
  clanId2: z.int().nonnegative(),
  status: characterStatus,
  private: z.boolean(),
  deleted: z.boolean(),
  createdAt: epochMs.nullable(),
  updatedAt: epochMs.nullable(),
  achievementsPrivate: z.boolean(),
  mountsPrivate: z.boolean(),
  minionsPrivate: z.boolean(),
  achievements: owned,
  mounts: owned,
  minions: owned,
  achievementPoints: z.int().nonnegative(),
  achievementPointsPossible: z.int().nonnegative(),
  achievementCount: z.int().nonnegative(),
  achievementPossible: z.int().nonnegative(),
  achievementRecent: z.int().nonnegative().nullable(),
  achievementRank: rank,
  globalAchievementRank: rank,
  mountCount: z.int().nonnegative(),
  mountPossible: z.int().nonnegative(),
  mountRecent: z.int().nonnegative().nullable(),
  mountRank: rank,
  globalMountRank: rank,
  minionCount: z.int().nonnegative(),
  minionPossible: z.int().nonnegative(),
  minionRecent: z.int().nonnegative().nullable(),
  minionRank: rank,
  globalMinionRank: rank,
})

/** What a refused or failed call answers. */
export const failureAnswer = z.object({ code: z.string(), message: z.string() })

export type RankingRow = z.infer<typeof rankingRow>
export type RankingAnswer = z.infer<typeof rankingAnswer>
export type RarityEntry = z.infer<typeof rarityEntry>
export type RarityAnswer = z.infer<typeof rarityAnswer>
export type GameAnswer = z.infer<typeof gameAnswer>
export type PublishedAnswer = z.infer<typeof publishedAnswer>
export type RanksAnswer = z.infer<typeof ranksAnswer>
export type CharacterAnswer = z.infer<typeof characterAnswer>
export type FailureAnswer = z.infer<typeof failureAnswer>
