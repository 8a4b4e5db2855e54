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
  score: z.number().nonnegative(),
  date: epochSeconds,
})

const cutOff = z.number().positive().nullable()

/** The score it takes to be among the first of a board; null where it ranks fewer. Percents are rounded up to a whole row. */
export const cutOffs = z.object({ top10: cutOff, top100: cutOff, top1Percent: cutOff, top10Percent: cutOff })

/**
 * The first page of a board; `count` is how many characters the whole board ranks, `pages` how many pages they fill,
 * `possible` the score of somebody who owns all that it counts.
 */
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
 * where there was none), score, date (epoch s).
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
])

/**
 * Pages of a board, `pagesPerShard` in a file, of boards that have more than one page. `firstPage` is the first page in it;
 * `iconBase` is what every icon address begins with; a row whose icon is null has none. How many pages there are is told by
 * the first page's own answer alone, so that a shard is new only where its rows are.
 */
export const rankingPagesAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  pageSize: z.int().positive(),
  firstPage: z.int().positive(),
  iconBase: z.string(),
  rows: z.array(compactRankingRow),
})

/** One item of a rarity list: owners, points of the week, share of owners rounded for show and in full. */
const rarityEntry = z.object({
  id: amount,
  count: amount,
  points: amount,
  percent,
  percentFull: percent,
})

/** The rarity of one type in one scope; `charCount` is how many characters the shares are of. */
export const rarityAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  charCount: amount,
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
  characters: amount,
  boards: z.array(z.object({ type: z.string(), mode: z.string(), scope: z.string(), count: amount })),
  rarity: z.array(z.object({ type: z.string(), scope: z.string(), charCount: amount })),
})

/**
 * A shard of the look-up from character id to ranks, in flat arrays: `ids` ascending; `ends[i]` is where the entries of
 * `ids[i]` end (they begin where those before end); an entry is seven numbers of `ranks`: which of `boards` (`type/mode`, or `raid` and its id),
 * then the ranks in world, data center and globally, then yesterday's three; 0 is none. `ranksIn` reads it.
 */
export const ranksAnswer = z.object({
  deployTime: epochMs,
  generateTime: epochMs,
  boards: z.array(z.string()),
  ids: z.array(z.int().positive()),
  ends: z.array(amount),
  ranks: z.array(amount),
})

/** What a refused or failed call answers. */
export const failureAnswer = z.object({ code: z.string(), message: z.string() })

export type RankingRow = z.infer<typeof rankingRow>
export type CutOffs = z.infer<typeof cutOffs>
export type RankingAnswer = z.infer<typeof rankingAnswer>
export type RankingPagesAnswer = z.infer<typeof rankingPagesAnswer>
export type RarityEntry = z.infer<typeof rarityEntry>
export type RarityAnswer = z.infer<typeof rarityAnswer>
export type GameAnswer = z.infer<typeof gameAnswer>
export type PublishedAnswer = z.infer<typeof publishedAnswer>
export type RanksAnswer = z.infer<typeof ranksAnswer>
