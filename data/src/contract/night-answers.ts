import * as z from 'zod'
import { ishgardGroups } from '../game/ishgard.ts'
import { amount, epochMs, epochSeconds, rank } from '../game/scalars.ts'
import { rankingRow } from './answers.ts'

const times = { deployTime: epochMs, generateTime: epochMs }

/** One who cleared a raid; `week` counts from 1 at the release (null where that is not known), `score` is `date` again. */
const raidRow = rankingRow.extend({ score: epochSeconds, week: z.int().positive().nullable() })

/** The first page of a raid's board, the earliest first; `released` in epoch seconds, null where it is not known. */
export const raidAnswer = z.object({
  ...times,
  raidId: z.int().positive(),
  released: epochSeconds.nullable(),
  count: amount,
  page: z.int().positive(),
  pageSize: z.int().positive(),
  pages: amount,
  chars: z.array(raidRow),
})

/** A row of an ishgard board. `id` is null where the archive knows a name alone; what needs a day before is null without one. */
const ishgardRow = z.object({
  id: z.int().positive().nullable(),
  name: z.string(),
  iconUrl: z.string(),
  worldId: amount,
  jobId: amount,
  rank,
  yesterdayRank: rank.nullable(),
  /** Places won (above 0) or lost since the day before. */
  change: z.int().nullable(),
  score: amount,
  scoreChange: z.int().nullable(),
})

const spread = z.object({ lowest: amount, highest: amount, average: z.number().nonnegative() })

/** Scores of rank 1 and rank 12 of each list that a world or job has in a scope; null where no list has that rank. */
const ishgardScores = z.object({ rank1: spread.nullable(), rank12: spread.nullable() })

const score = amount.nullable()

/**
 * A board of the ishgard event on one day, and its charts: the first page as rows, all further ranks as [id or null, name,
 * world, job, rank, rank the day before or null, score, score the day before or null]. `synthetic` says that the archive is made up.
 */
export const ishgardAnswer = z.object({
  ...times,
  synthetic: z.boolean(),
  season: z.int(),
  group: z.enum(ishgardGroups),
  day: z.int().min(1).max(10),
  count: amount,
  page: z.int().positive(),
  pageSize: z.int().positive(),
  pages: amount,
  chars: z.array(ishgardRow),
  rest: z.array(z.tuple([ishgardRow.shape.id, z.string(), amount, amount, rank, rank.nullable(), amount, score])),
  worldScores: z.array(ishgardScores.extend({ worldId: amount })),
  jobScores: z.array(ishgardScores.extend({ jobId: amount })),
})

/** Which ishgard boards there are: by season the days, groups and scopes that have any. */
export const ishgardIndexAnswer = z.object({
  ...times,
  synthetic: z.boolean(),
  seasons: z.array(
    z.object({
      season: z.int(),
      days: z.array(z.int().min(1).max(10)),
      groups: z.array(z.enum(ishgardGroups)),
      scopes: z.array(z.string()),
    }),
  ),
})

const people = z.object({ total: amount, male: amount, female: amount })

/**
 * Who the characters of a scope are. A character of no known gender counts in totals alone, one of no known clan in neither
 * `races` nor `tribes` (both by row id).
 */
export const statsAnswer = z.object({
  ...times,
  count: amount,
  stats: z.object({
    count: amount,
    male: amount,
    female: amount,
    hasFc: amount,
    legacy: amount,
    races: z.record(z.string(), people),
    tribes: z.record(z.string(), people),
  }),
})

/** A character in the name index: id, name, worldId. */
const nameEntry = z.tuple([z.int().positive(), z.string(), amount])

/**
 * Characters one word of whose name begins with `prefix`, by that word, then id. Where that is too many they stand under the
 * longer prefixes `deeper`, and here only those whose word goes no further.
 */
export const namesAnswer = z.object({
  ...times,
  prefix: z.string(),
  deeper: z.array(z.string()),
  names: z.array(nameEntry),
})

/** How old characters' data are in a tier of the queue, in seconds: half of them are no older than `median`. */
export const freshness = z.object({ tier: z.string(), count: amount, median: amount, p90: amount })

/** What the newest nightly run did. */
export const reportAnswer = z.object({
  ...times,
  characters: amount,
  /** Characters left out, by why. */
  skipped: z.record(z.string(), amount),
  /** Characters whose collection is hidden or was never read, by collection. */
  hidden: z.record(z.string(), amount),
  unknownMarks: amount,
  boards: amount,
  freshness: z.array(freshness),
  steps: z.array(
    z.object({
      step: z.string(),
      seconds: z.number().nonnegative(),
      /** Largest resident memory of the process up to the end of the step, in bytes. */
      peakMemory: amount,
      files: amount.optional(),
      written: amount.optional(),
      copied: amount.optional(),
      unchanged: amount.optional(),
      removed: amount.optional(),
      bytes: amount.optional(),
    }),
  ),
})

/** Which history there is: a period is 13 weeks cut into `shards` files; `weeks` are those kept so far (epoch ms). */
export const historyIndexAnswer = z.object({
  ...times,
  periods: z.array(z.object({ period: amount, shards: z.int().positive(), weeks: z.array(epochMs) })),
})

/**
 * Ranks at each week of a period. By character id, then in the order of `boards` (`type/mode`), flat: for every week the
 * ranks globally, in the data center and on the world; 0 where there was none, empty where there was none all along.
 */
export const historyAnswer = z.object({
  ...times,
  weeks: z.array(epochMs),
  boards: z.array(z.string()),
  chars: z.record(z.string(), z.array(z.array(amount))),
})

export type RaidAnswer = z.infer<typeof raidAnswer>
export type IshgardRow = z.infer<typeof ishgardRow>
export type IshgardAnswer = z.infer<typeof ishgardAnswer>
export type IshgardIndexAnswer = z.infer<typeof ishgardIndexAnswer>
export type StatsAnswer = z.infer<typeof statsAnswer>
export type NamesAnswer = z.infer<typeof namesAnswer>
export type Freshness = z.infer<typeof freshness>
export type ReportAnswer = z.infer<typeof reportAnswer>
export type HistoryIndexAnswer = z.infer<typeof historyIndexAnswer>
export type HistoryAnswer = z.infer<typeof historyAnswer>
