import * as z from 'zod'
import { achievementSumFields } from '../character/achievement-sum-fields.ts'
import { expressionCount } from '../character/char-settings.ts'
import { itemTypes } from '../character/mark-types.ts'
import { menuEntries } from '../character/menu.ts'
import { partPrivacySchema } from '../character/privacy.ts'
import { privacyParts, type SyncedPart, syncedParts } from '../character/parts.ts'
import { characterStatuses } from '../character/profile.ts'
import { type BoardType, boardTypes } from '../game/boards.ts'
import { recordOf } from '../game/record-of.ts'
import { amount, epochMs, epochSeconds, rank } from '../game/scalars.ts'
import { banner } from './banner-answers.ts'
import { type SyncedCollection, syncedCollections } from '../game/collections/index.ts'

/** A word with its first letter in upper case, as in fields such as `globalMountRank`. */
export const capitalised = <Word extends string>(word: Word) =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>

const rankOrNone = rank.nullable()

/**
 * An owned thing: when it was obtained (0 = not known; for mounts, minions and facewear when it was first seen), and whether
 * the game has removed it since. Of collections that players tick, also how it is known: read on the Lodestone, proven by an achievement (its
 * id), or ticked.
 */
export const ownedItem = z.object({
  id: amount,
  date: epochSeconds,
  deleted: z.boolean(),
  by: z.enum(['read', 'proven', 'ticked']).optional(),
  achievement: amount.optional(),
})

const owned = z.array(ownedItem)

const characterStatus = z.enum(characterStatuses)

/** Collections whose progress has its own fields: `mountCount`, `mountPossible`, `mountPercent`, `mountRecent`. */
const progressTypes = itemTypes

type ProgressType = (typeof progressTypes)[number]

const recentItem = amount.nullable()
const wholePercent = z.int().min(0).max(100)

/** Of what counts: owned, all, percent rounded down, and the id obtained last (null where no date is known, as of what the first reading found). */
export type Progress = { count: number; possible: number; percent: number; recent: number | null }

type ProgressShape = { [T in ProgressType as `${T}Count` | `${T}Possible`]: typeof amount } & {
  [T in ProgressType as `${T}Percent`]: typeof wholePercent
} & { [T in ProgressType as `${T}Recent`]: typeof recentItem }

const progressShape = Object.fromEntries(
  progressTypes.flatMap((type) => [
    [`${type}Count`, amount],
    [`${type}Possible`, amount],
    [`${type}Percent`, wholePercent],
    [`${type}Recent`, recentItem],
  ]),
) as ProgressShape

export const summaryShape = { count: amount, possible: amount, percent: wholePercent, recent: recentItem }

const sumsShape = recordOf(achievementSumFields, () => amount)

/** Sums over a kind or category of achievements: points, titles and items given, and number, each for what counts and what does not. */
const achievementSums = z.object(sumsShape)

const sourceCounts = z.record(z.string(), z.object({ count: amount, countPossible: amount }))
const loading = z.array(amount)

const ranksByScope = { world: rankOrNone, dataCenter: rankOrNone, global: rankOrNone }

/**
 * Ranks on a board in a character's three scopes, how many characters are ranked there (`of`, null where not published), and
 * the ranks of the day before; null where the last night did not rank it.
 */
const standing = z.object({ ...ranksByScope, of: z.object(ranksByScope), yesterday: z.object(ranksByScope) }).nullable()

export type RankField = `${BoardType}Rank` | `global${Capitalize<BoardType>}Rank`

const rankShape = Object.fromEntries(
  boardTypes.flatMap((type) => [
    [`${type}Rank`, rankOrNone],
    [`global${capitalised(type)}Rank`, rankOrNone],
  ]),
) as Record<RankField, typeof rankOrNone>

const standings = z.object(recordOf(boardTypes, () => standing))

const privateShape = Object.fromEntries(syncedParts.map((part) => [`${part}Private`, z.boolean()])) as Record<
  `${SyncedPart}Private`,
  z.ZodBoolean
>

/** What its pages of the Lodestone listed; what is ticked or proven as well, each collection's own call has. */
const ownedShape = recordOf(syncedParts, () => owned)

export type SourcesField = `${Extract<SyncedCollection, { bySource: true }>['type']}Sources`

const gainedAfter = z.object(recordOf(syncedParts, () => epochSeconds.nullable()))

const sourcesShape = Object.fromEntries(
  syncedCollections.flatMap(({ type, bySource }) => (bySource ? [[`${type}Sources`, sourceCounts]] : [])),
) as Record<SourcesField, typeof sourceCounts>

const syncedTypes = syncedCollections.map(({ type }) => type)

const parts = z.object(recordOf(privacyParts, () => partPrivacySchema))

const tableId = amount.nullable()

/** What the profile says of a character; everything is null while it is not known. */
const profileShape = {
  gender: z.enum(['male', 'female']).nullable(),
  titleId: tableId,
  guardianId: tableId,
  /** The city where it began. */
  townId: tableId,
  /** Null without one. */
  grandCompanyId: tableId,
  /** Null without one. Ids have 19 or 20 digits, more than a number holds. */
  freeCompany: z.object({ id: z.string(), name: z.string() }).nullable(),
  activeJobId: tableId,
  /** The unlocked jobs by id; `itemLevel` is the best average seen, null where the job's gear was never shown. */
  jobs: z.array(z.object({ id: amount, level: amount, itemLevel: amount.nullable() })),
}

/**
 * Progress of the menu's entries that are no collection: things owned of those that the entry lists. What is private or was
 * never read is left out, so that `possible` is 0 where nothing is known.
 */
const menu = z.object(recordOf(menuEntries, () => z.object({ count: amount, possible: amount, percent: wholePercent })))

/** One of the eight expressions of a character's icon. */
export const expression = z
  .int()
  .min(0)
  .max(expressionCount - 1)

/** Why a character is hidden from whoever asks: each field that says so, and a sentence for people. */
const hiding = {
  /** Whether its owner has set it to private on Kupodex, whatever the Lodestone shows. */
  hiddenByOwner: z.boolean(),
  optedOut: z
    .boolean()
    .describe('Whether its introduction on the Lodestone asks for it to be hidden here: then nothing of it is kept.'),
  hiddenReason: z.string().nullable().describe('Why it is hidden, in a sentence; null where it is not.'),
}

const identity = {
  id: z.int().positive(),
  name: z.string(),
  worldId: amount,
  worldName: z.string(),
  dcName: z.string(),
  iconUrl: z.string(),
  status: characterStatus,
  private: z.boolean(),
  ...hiding,
  deleted: z.boolean(),
  createdAt: epochMs.nullable(),
  updatedAt: epochMs.nullable(),
}

/** A character as the pages read it (spec: characters §3). Null is "not known", never "none". */
export const characterAnswer = z.object({
  ...identity,
  imageUrl: z.string(),
  clanId2: amount,
  ...profileShape,
  /** Which of eight expressions its owner chose for its icon; 0 until then. */
  icon: expression,
  /** When the banner was last changed; 0 without a banner. */
  hasBanner: epochMs,
  banner: banner.nullable(),
  ...privateShape,
  parts,
  ...ownedShape,
  /**
   * Things of a collection with a later date (epoch s) were obtained then; of all others it is not known when. 0 where the Lodestone has the
   * dates, null where the collection is hidden or was never read.
   */
  gainedAfter,
  /** Every meta; `firstDate` is when it was completed (epoch s), null if it is not. */
  metas: z.array(z.object({ id: amount, obtained: z.boolean(), firstDate: epochSeconds.nullable() })),
  ...progressShape,
  achievementPoints: amount,
  achievementPointsPossible: amount,
  ...rankShape,
  /** The ranks on the standard boards. */
  ranks: standings,
  /** When the night that counted these ranks was published (epoch ms): what the character has may be newer. Null where it is not known. */
  ranksAt: epochMs.nullable(),
  /** Sums by kind id, and within by category id. */
  achievementKinds: z.record(z.string(), achievementSums.extend({ categories: z.record(z.string(), achievementSums) })),
  /** Totals of what counts, by source type id. */
  ...sourcesShape,
  menu,
  /** Ids whose ticks are being saved; filled by pages, always empty in an answer. */
  fishload: loading,
  leveload: loading,
  bardingload: loading,
  emoteload: loading,
  fashionload: loading,
  hairload: loading,
})

/** Where a character waits to be read: its place (1 is next) and the estimated seconds until its turn. */
const queuePlace = z.object({ place: z.int().positive(), wait: amount })

const rankText = z
  .string()
  .regex(/^[1-9][0-9]*$/)
  .nullable()

const rankTextShape = Object.fromEntries(Object.keys(rankShape).map((field) => [field, rankText])) as Record<
  RankField,
  typeof rankText
>

/**
 * A character after an attempt to read it again. Its single rank fields are texts, as programs read them here. `queue` is where it waits while the attempt is not over yet, null when there
 * is nothing to wait for: then the status `adding` means that it could not be found.
 */
export const realtimeAnswer = characterAnswer.extend({
  ...rankTextShape,
  queue: queuePlace.nullable(),
  /** When it can be requested again, if it was requested too recently; else null. */
  again: epochMs.nullable(),
})

export const visitAnswer = z.object({
  id: z.int().positive(),
  reading: z
    .enum(['asked', 'waiting', 'none'])
    .describe(
      'asked: the visit has put the character in the queue; waiting: it was there, or is being read; none: no reading is needed now.',
    ),
})

const englishName = z.string().nullable()

/** A character with its race and clan in English (null where not known). While it is new and waits to be read, the answer has the status alone. */
export const boardCharacterAnswer = characterAnswer
  .extend({ raceName: englishName, tribeName: englishName })
  .partial()
  .required({ status: true })

/** What happened to a character, newest first, and its totals at the end of each month in which something happened. */
export const timelineAnswer = z.object({
  id: z.int().positive(),
  status: characterStatus,
  private: z.boolean(),
  ...hiding,
  events: z.array(
    z.object({
      type: z
        .string()
        .describe(
          `${syncedTypes.join(', ')} (obtained); level, gear (a job rose); name, world, title (changed); deleted, restored (missing from the Lodestone, back on it).`,
        ),
      id: amount.describe(
        `Row id of the ${syncedTypes.join(', ')}, job (level, gear), new world or title; 0 where there is none.`,
      ),
      details: z
        .string()
        .describe(
          'level: the level reached; gear: the average item level reached; name: the name before; world: the row id of the world before; empty for all others.',
        ),
      createdAt: epochMs,
    }),
  ),
  /** What the first reading of each collection found, and the first one after a time of hiding: mounts, minions and facewear of unknown date, which are not events. */
  firstSights: z.array(z.object({ type: z.enum(syncedTypes), count: amount, createdAt: epochMs })),
  /** `date` is the month's first second in UTC (epoch s); the numbers are sums of all that counts up to its end. */
  months: z.array(z.object({ date: epochSeconds, points: amount, mounts: amount, minions: amount })),
})

/** What a character has of one type; `private` if its player hides it. */
export const itemsAnswer = z.object({
  id: z.int().positive(),
  status: characterStatus,
  type: z.enum(itemTypes),
  private: z.boolean(),
  ...hiding,
  items: owned,
  ...summaryShape,
})

const severalOwned = z.object({
  things: z.array(amount).describe('Ids of the things that at least one of the characters has, in ascending order.'),
  owned: z
    .array(z.string().nullable())
    .describe(
      'For each character, in the order of `ids`: base64url without padding, in which bit `i & 7` of byte `i >> 3` says whether it has `things[i]`; bytes of zeros at the end are left out. Null where it is not known what it has: it is hidden, private, was never read, is not on Kupodex, or nothing was ever checked off.',
    ),
})

export const severalItemsAnswer = z.object({
  ids: z.array(z.int().positive()),
  hidden: z
    .array(z.int().positive())
    .describe(
      'Those that may not be shown, not even by their names: they are hidden, private, or gone from the Lodestone.',
    ),
  characters: z
    .array(z.object({ name: z.string(), worldId: amount, iconUrl: z.string() }).nullable())
    .describe(
      'Who each of them is, in the order of `ids`; the name is empty until it was read. Null for those that may not be shown, and where there is no such character on Kupodex.',
    ),
  types: z.partialRecord(z.enum(itemTypes), severalOwned),
})

/** The basics of a character, as returned by an earlier version of the API. */
export const profileAnswer = z.object({ ...identity, deprecated: z.literal(true), message: z.string() })

/** Characters of this site whose first or last name begins with a text. */
export const charsearchAnswer = z.object({
  /** When the worlds that a search knows last changed. */
  deployTime: epochMs,
  results: z.array(z.object({ id: z.int().positive(), name: z.string(), iconUrl: z.string(), worldId: amount })),
})

/** Characters of the Lodestone with a name: its first page of hits. */
export const lodestonesearchAnswer = z.object({
  more: z
    .boolean()
    .describe('Whether the Lodestone has more than these; more of the name, or a world after it, leaves fewer.'),
  results: z.array(z.object({ id: z.int().positive(), name: z.string(), iconUrl: z.string(), worldName: z.string() })),
})

export type CharacterAnswer = z.infer<typeof characterAnswer>
/** A character after an attempt to read it again, with numbers for ranks, as pages read it. */
export type RealtimeAnswer = CharacterAnswer & Pick<z.infer<typeof realtimeAnswer>, 'queue' | 'again'>
export type VisitAnswer = z.infer<typeof visitAnswer>
export type TimelineAnswer = z.infer<typeof timelineAnswer>
export type ItemsAnswer = z.infer<typeof itemsAnswer>
export type SeveralItemsAnswer = z.infer<typeof severalItemsAnswer>
export type ProfileAnswer = z.infer<typeof profileAnswer>
export type CharsearchAnswer = z.infer<typeof charsearchAnswer>
export type LodestonesearchAnswer = z.infer<typeof lodestonesearchAnswer>
