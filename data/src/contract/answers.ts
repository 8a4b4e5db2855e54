import * as z from 'zod'
import { amount, epochMs, epochSeconds, rank } from '../game/scalars.ts'

const percent = z.number().min(0).max(100)

/** One row of a board (spec: site §3, ranking row). */
export const rankingRow = z.object({
  id: z.int().positive(),
  name: z.string(),
  iconUrl: z.string(),
  worldId: amount,
  rank,
  yesterdayRank: rank.nullable(),
  /** The rank before the weekly reset; null where there was none, and absent where no night knows it. */
  weekRank: rank.nullable().optional(),
  score: z.number().nonnegative(),
  date: epochSeconds,
})

const cutOff = z.number().positive().nullable()

/** The score needed to be among the first of a board; null where the board ranks fewer. Percentages are rounded up to a whole row. */
export const cutOffs = z.object({ top10: cutOff, top100: cutOff, top1Percent: cutOff, top10Percent: cutOff })

/** The first page of a board: `count` characters are ranked, on `pages` pages; `possible` is the score for owning everything that counts. */
export const rankingAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  count: amount,
  possible: amount,
  page: z.int().positive(),
  pageSize: z.int().positive(),
  pages: amount,
  cutOffs,
  chars: z.array(rankingRow),
})

/**
 * A row of a shard of pages: id, name, the rest of `iconUrl` after the shard's `iconBase`, worldId, rank, yesterdayRank (0
 * for none), score, date (epoch s), and the rank before the weekly reset (0 for none), which shards lack where no night knows it.
 */
const compactRankingRow = z.tuple([
  z.int().positive(),
  z.string(),
  z.string().nullable(),
  amount,
  z.int().positive(),
  amount,
  z.number().nonnegative(),
  epochSeconds,
  amount.optional(),
])

/**
 * Pages of a board that has more than one, `pagesPerShard` in a file. `firstPage` is the first page in it; `iconBase` is the
 * common beginning of all icon addresses; the icon is null for a row without one. Only the answer of the first page has the
 * number of pages, so that a shard changes only when its rows do.
 */
export const rankingPagesAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  pageSize: z.int().positive(),
  firstPage: z.int().positive(),
  iconBase: z.string(),
  rows: z.array(compactRankingRow),
})

/**
 * One item of a rarity list: owners, points of the week, share of owners, rounded for display and exact; `percentile` is the exact
 * one too, by which programs sort, and which lists of earlier nights lack.
 */
const rarityEntry = z.object({
  id: amount,
  count: amount,
  points: amount,
  percent,
  percentFull: percent,
  percentile: percent.optional().describe('Share of owners in percent, not rounded: the lowest is the rarest.'),
})

/** The rarity of one type in one scope; `charCount` is the number of characters that the shares refer to. */
export const rarityAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  charCount: amount,
  rarity: z.array(rarityEntry),
})

export const gameAnswer = z.object({
  deployTime: epochMs,
  tables: z.record(
    z.string(),
    z.array(z.looseObject({ id: z.union([z.number(), z.string()]), updatedAt: epochMs, deleted: z.boolean() })),
  ),
})

/** Localised rows of one table without what only their details need, by column: see `Columns` of the game's data. */
export const gameLeanAnswer = z.object({
  deployTime: epochMs,
  count: amount,
  columns: z.record(z.string(), z.array(z.unknown())),
  steps: z.array(z.string()),
  absent: z.record(z.string(), z.array(amount)),
})

/** JSON Schema of every table's localised row, by table name. */
export const gameSchemaAnswer = z.object({ deployTime: epochMs, tables: z.record(z.string(), z.looseObject({})) })

/**
 * When each table last changed, so that a reader who holds tables asks only for what did. `deployTime` is when any of them
 * did. `updatedAt` is the newest of all languages: a language may have no newer row.
 */
export const gameVersionsAnswer = z.object({
  deployTime: epochMs,
  tables: z.record(z.string(), z.object({ updatedAt: epochMs, rows: amount })),
})

/** Index of what the newest night published; it is written last. */
export const publishedAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  characters: amount,
  boards: z.array(z.object({ type: z.string(), mode: z.string(), scope: z.string(), count: amount })),
  rarity: z.array(z.object({ type: z.string(), scope: z.string(), charCount: amount })),
})

/**
 * A shard of the look-up from character id to ranks, in flat arrays. `ids` is ascending; the entries of `ids[i]` go up to
 * `ends[i]` and begin where the previous ones end. An entry is seven numbers of `ranks`: an index into `boards` (`type/mode`,
 * or `raid/` and its id), the ranks in the world, in the data center and globally, then yesterday's three; 0 means not
 * ranked. `ranksIn` reads it. `week` has three more numbers of each entry: the ranks before the weekly reset; it is absent where no night
 * knows them. It comes before `ranks`, so that code that does not know it reads the rest.
 */
export const ranksAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  boards: z.array(z.string()),
  ids: z.array(z.int().positive()),
  ends: z.array(amount),
  week: z.array(amount).optional(),
  ranks: z.array(amount),
})

export const failureAnswer = z.object({ code: z.string(), message: z.string() })

export type RankingRow = z.infer<typeof rankingRow>
export type CutOffs = z.infer<typeof cutOffs>
export type RankingAnswer = z.infer<typeof rankingAnswer>
export type RankingPagesAnswer = z.infer<typeof rankingPagesAnswer>
/** An item of a rarity list as pages read it. */
export type RarityEntry = Omit<z.infer<typeof rarityEntry>, 'percentile'>
export type RarityAnswer = Omit<z.infer<typeof rarityAnswer>, 'rarity'> & { rarity: RarityEntry[] }
export type GameAnswer = z.infer<typeof gameAnswer>
export type GameLeanAnswer = z.infer<typeof gameLeanAnswer>
export type GameVersionsAnswer = z.infer<typeof gameVersionsAnswer>
export type PublishedAnswer = z.infer<typeof publishedAnswer>
export type RanksAnswer = z.infer<typeof ranksAnswer>
