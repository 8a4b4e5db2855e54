import * as z from 'zod'
import { boardTypes } from '../game/boards.ts'
import { ishgardGroups } from '../game/ishgard.ts'
import { amount, epochMs, epochSeconds, rank } from '../game/scalars.ts'
import { companyBoards, companyRankingBoards } from '../rules/companies.ts'
import { gainKinds, gainWords, seasons } from '../rules/gains.ts'
import { rankingRow } from './answers.ts'

const times = { deployTime: epochMs, generateTime: epochMs }

/** A character that cleared a raid; `week` counts from 1 at the release (null where that is not known), `score` repeats `date`. */
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

/** How many have cleared each raid, by its id, with or without a known date; `charCount` are those whose achievements are public. */
export const raidClearsAnswer = z.object({
  ...times,
  charCount: amount,
  clears: z.array(z.object({ id: z.int().positive(), count: amount })),
})

/** A row of an ishgard board. `id` is null where the archive has only a name; fields that compare with the day before are null on the first day. */
const ishgardRow = z.object({
  id: z.int().positive().nullable(),
  name: z.string(),
  iconUrl: z.string(),
  worldId: amount,
  jobId: amount,
  rank,
  yesterdayRank: rank.nullable(),
  /** Ranks gained (positive) or lost since the day before. */
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
 * world, job, rank, previous rank or null, score, previous score or null]. `synthetic` is true if the archive is made up.
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

/** A character of unknown gender counts only in totals, one of unknown clan neither in `races` nor in `tribes` (both by row id). */
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
 * Characters with a word of their name that begins with `prefix`, sorted by that word, then id. If there are too many, they
 * are in the files of the longer prefixes in `deeper`, and this file has only those whose word is no longer than the prefix.
 * Every two letters have a file, of one letter and of more than two those that somebody's word needs.
 */
export const namesAnswer = z.object({
  ...times,
  prefix: z.string(),
  deeper: z.array(z.string()),
  names: z.array(nameEntry),
})

/** A free company in the name index: id, name, worldId, and how many of its members are known. */
const companyNameEntry = z.tuple([z.string(), z.string(), amount, amount])

/** The same of free companies with at least two members who are known and whom nobody hides, sorted by the word, then id. */
export const companyNamesAnswer = namesAnswer.extend({ names: z.array(companyNameEntry) })

/** Age of the characters' data in a tier of the queue, in seconds: median and 90th percentile. */
export const freshness = z.object({ tier: z.string(), count: amount, median: amount, p90: amount })

/** A night that was published: its time (epoch ms), characters counted and left out, and seconds that it took. */
const finishedNight = z.object({
  generateTime: epochMs,
  characters: amount,
  skipped: amount,
  seconds: z.number().nonnegative(),
})

export const reportAnswer = z.object({
  ...times,
  /** The newest nights that were published, this one first; reports of earlier releases have none. */
  nights: z.array(finishedNight).default([]),
  characters: amount,
  /** How many of all that are known nobody had asked for: they were found among the members of free companies. */
  found: amount.default(0),
  /** Numbers of characters left out, by reason. */
  skipped: z.record(z.string(), amount),
  /** Numbers of characters whose collection is hidden or was never read, by collection. */
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

/**
 * The available history: a period is 13 weeks, of ranks in `shards` files; `weeks` are those stored so far (epoch ms), `rarityWeeks` those
 * of them in which owners were kept too, which earlier releases did not.
 */
export const historyIndexAnswer = z.object({
  ...times,
  periods: z.array(
    z.object({
      period: amount,
      shards: z.int().positive(),
      weeks: z.array(epochMs),
      rarityWeeks: z.array(epochMs).optional(),
    }),
  ),
})

/**
 * Ranks in each week of a period, by character id, then in the order of `boards` (`type/mode`). Each list is flat: for every
 * week the ranks globally, in the data center and in the world; 0 for a week without a rank, an empty list if there was never
 * one.
 * `best` has the best ranks of all periods before, also of characters that are not ranked in this one: for each board six numbers, the rank
 * and its week globally, in the data center and in the world, zeros where there was none; files of earlier releases have none.
 */
export const historyAnswer = z.object({
  ...times,
  weeks: z.array(epochMs),
  boards: z.array(z.string()),
  chars: z.record(z.string(), z.array(z.array(amount))),
  best: z.record(z.string(), z.array(z.array(amount))).optional(),
})

/**
 * How many characters of a scope owned each thing of a type in each week of a period: `counted` are the characters that shares are of,
 * `owners` the owners by the thing's id, each in the order of `weeks` (epoch ms). Null is a week in which the list did not have the thing;
 * a week without a night is in none of them.
 */
export const rarityWeeksAnswer = z.object({
  ...times,
  weeks: z.array(epochMs),
  counted: z.array(amount),
  owners: z.record(z.string(), z.array(amount.nullable())),
})

const companyBoard = z.enum(companyBoards)

/**
 * A member of a free company: scores and ranks among its members, both in the order of the shard's `boards`. A score is null where the
 * player hides it, or where it was never read; a rank where there is no score above 0. `newest` is when the newest achievement with
 * points was obtained (epoch s), null where that is not known: of mounts and minions only the day is known on which they were first seen.
 */
const companyMember = z.object({
  id: z.int().positive(),
  name: z.string(),
  worldId: amount,
  scores: z.array(amount.nullable()),
  ranks: z.array(rank.nullable()),
  newest: epochSeconds.nullable(),
})

/** Something that a member obtained: the member's place in `members` (0 up), the thing's id, and when (epoch s). */
const newestThing = z.tuple([amount, z.int().positive(), epochSeconds])

/**
 * A free company: its name and world as most of its members have it, the members that Kupodex knows and that nobody hides, by ascending
 * id, and the sums of their known scores. `newest` are the last ten things that members obtained of each collection, three of one member
 * at most, the newest first: achievements with the time that the Lodestone says, mounts with the day on which they were first seen,
 * without those that were there when a character was first read.
 */
const company = z.object({
  name: z.string(),
  worldId: amount,
  totals: z.array(amount),
  members: z.array(companyMember),
  /** Files of earlier releases have none. */
  newest: z.object({ achievement: z.array(newestThing), mount: z.array(newestThing) }).optional(),
})

/** A shard of all free companies with at least two such members (`companyShard`), by id. */
export const companiesAnswer = z.object({
  ...times,
  boards: z.array(companyBoard),
  companies: z.record(z.string(), company),
})

/**
 * A free company on a board: `score` is the mean of its ten best members, rounded down, or of all where they are fewer, `best` that of
 * the best one, `members` how many have a known score.
 */
const companyRow = z.object({
  id: z.string(),
  name: z.string(),
  worldId: amount,
  members: amount,
  rank,
  score: z.int().positive(),
  best: amount,
})

/** The first free companies of a scope on each board, of those with at least five members with a known score; `count` is how many are ranked. */
export const companyRankingAnswer = z.object({
  ...times,
  boards: z.array(z.object({ board: z.enum(companyRankingBoards), count: amount, companies: z.array(companyRow) })),
})

/** A character and what it gained, with its name and world on that night; equal gains share a rank. */
const gainRow = rankingRow
  .omit({ yesterdayRank: true, weekRank: true, date: true })
  .extend({ score: z.int().positive() })

/** Those who gained most by one measure; `count` is how many gained anything. */
const gainBoard = z.object({ measure: z.enum(gainWords), count: amount, chars: z.array(gainRow) })

/** Those who gained most in a time that still runs, by each measure: from `from` to before `to` (epoch ms). */
export const gainsAnswer = z.object({
  ...times,
  period: z.enum(gainKinds),
  from: epochMs,
  to: epochMs,
  boards: z.array(gainBoard),
})

/**
 * A time that has ended. While it `isOpen` the next night counts it again; then it stays as it is, but for those whom nobody may see:
 * they are left out as long as that is so, and everybody else keeps their rank.
 */
const endedGains = z.object({ isOpen: z.boolean(), boards: z.array(gainBoard) })

const gainMonth = endedGains.extend({ month: z.int().min(1).max(12) })

const gainSeason = endedGains.extend({ season: z.enum(seasons) })

/**
 * Those who gained most in each month and season of a year that have ended, the first ones first, and in the whole year; null while it
 * runs, or where it was never counted. Files of earlier releases have months alone.
 */
export const gainMonthsAnswer = z.object({
  ...times,
  year: z.int().positive(),
  months: z.array(gainMonth),
  seasons: z.array(gainSeason).default([]),
  whole: endedGains.nullable().default(null),
})

/**
 * What characters of a world gained from `from` to before `to` (epoch ms), which are four whole weeks: by character id, of each of `types`
 * how many things that its standard board counts. Who gained nothing is not in it.
 */
export const pacesAnswer = z.object({
  ...times,
  from: epochMs,
  to: epochMs,
  types: z.array(z.enum(boardTypes)),
  chars: z.record(z.string(), z.array(amount)),
})

/**
 * Those who lack the least of what counts in all collections that the Lodestone lists for everybody; `possible` is all that counts,
 * `count` of how many characters all of these are known.
 */
export const fewestMissingAnswer = z.object({
  ...times,
  count: amount,
  possible: amount,
  chars: z.array(
    rankingRow.omit({ yesterdayRank: true, weekRank: true, score: true, date: true }).extend({ missing: amount }),
  ),
})

/**
 * How much characters have of each collection that the Lodestone lists for everybody, by scope: `counted` are the characters of whom a
 * collection is known, `owned` the sum of what counts of all of them, both in the order of `collections`; `possible` is what counts of each.
 */
export const collectedAnswer = z.object({
  ...times,
  collections: z.array(z.string()),
  possible: z.array(amount),
  scopes: z.array(z.object({ scope: z.string(), counted: z.array(amount), owned: z.array(amount) })),
})

export type CollectedAnswer = z.infer<typeof collectedAnswer>
export type RarityWeeksAnswer = z.infer<typeof rarityWeeksAnswer>
export type FewestMissingAnswer = z.infer<typeof fewestMissingAnswer>
export type GainRow = z.infer<typeof gainRow>
export type GainBoard = z.infer<typeof gainBoard>
export type GainsAnswer = z.infer<typeof gainsAnswer>
export type EndedGains = z.infer<typeof endedGains>
export type GainMonth = z.infer<typeof gainMonth>
export type GainMonthsAnswer = z.infer<typeof gainMonthsAnswer>
export type CompanyMember = z.infer<typeof companyMember>
export type Company = z.infer<typeof company>
export type CompaniesAnswer = z.infer<typeof companiesAnswer>
export type CompanyRow = z.infer<typeof companyRow>
export type CompanyRankingAnswer = z.infer<typeof companyRankingAnswer>
export type RaidAnswer = z.infer<typeof raidAnswer>
export type RaidClearsAnswer = z.infer<typeof raidClearsAnswer>
export type IshgardRow = z.infer<typeof ishgardRow>
export type IshgardAnswer = z.infer<typeof ishgardAnswer>
export type IshgardIndexAnswer = z.infer<typeof ishgardIndexAnswer>
export type StatsAnswer = z.infer<typeof statsAnswer>
export type NamesAnswer = z.infer<typeof namesAnswer>
export type CompanyNamesAnswer = z.infer<typeof companyNamesAnswer>
export type Freshness = z.infer<typeof freshness>
export type FinishedNight = z.infer<typeof finishedNight>
export type ReportAnswer = z.infer<typeof reportAnswer>
export type HistoryIndexAnswer = z.infer<typeof historyIndexAnswer>
export type HistoryAnswer = z.infer<typeof historyAnswer>
