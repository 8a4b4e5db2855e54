import {
  publishedAnswer,
  type PublishedAnswer,
  publishedKey,
  rarityAnswer,
  type RarityType,
  ranksAnswer,
} from '@kupodex/data/contract'
import { dayStart, type Owners, rankShards } from '@kupodex/data/rules'
import { z } from 'zod'
import { type ManifestEntry, readManifest, type Target } from '../publish/index.ts'

/** Rarity points in the form they are kept between nights. */
export const keptPoints = z.object({
  /** Start of the week that they hold for (epoch ms). */
  week: z.int(),
  /** Pairs of item id and points, by collection. */
  points: z.record(z.string(), z.array(z.tuple([z.int(), z.int()]))),
})

/** Rarity points in the form they are kept between nights. */
export type KeptPoints = z.infer<typeof keptPoints>

/** Where the points of the week are kept. Nothing under `night/` answers a call. */
export const pointsKey = 'night/points.json'

/** Where a shard of the ranks before a day is kept, so that a second run in that day still knows them. */
export const beforeKey = (shard: number): string => `night/before/${shard}.json`

/** Where it is kept which day that is: its midnight (epoch ms). */
export const dayKey = 'night/day.json'

const keptDay = z.object({ day: z.int() })

/** Ranks by character, as a shard holds them. */
export const ranksBefore = ranksAnswer.pick({ ranks: true })

/** Ranks by character, as a shard holds them. */
export type RanksBefore = z.infer<typeof ranksBefore>

/** What this night takes over from the nights before it. */
export interface Previous {
  /** Null where nothing was published yet. */
  published: PublishedAnswer | null
  points: KeptPoints | null
  /** Midnight of this night's day (epoch ms). */
  day: number
  /** What is known of each published file. */
  files: Readonly<Record<string, ManifestEntry>>
  /** Owners by item in the whole world; null where that list was not published. */
  owners: (type: RarityType) => Promise<readonly Owners[] | null>
  /** A shard of the ranks of the newest night before this day; empty where there are none. */
  ranksBefore: (shard: number) => Promise<RanksBefore>
}

const parsed = async <T>(target: Target, key: string, schema: z.ZodType<T>): Promise<T | null> => {
  const bytes = await target.read(key)
  return bytes && schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Looks at what lies in a place of publication; `now` (epoch ms) tells a night of today from one of a day before. */
export const previousNights = async (target: Target, now: number): Promise<Previous> => {
  const published = await parsed(target, publishedKey('published', {}), publishedAnswer)
  const day = dayStart(now)
  const isOfToday = (await parsed(target, dayKey, keptDay))?.day === day
  return {
    published,
    day,
    points: await parsed(target, pointsKey, keptPoints),
    files: (await readManifest(target, 'night')).files,
    owners: async (type) =>
      (await parsed(target, publishedKey('rarity', { type, scope: 'global' }), rarityAnswer))?.rarity ?? null,
    ranksBefore: async (shard) => {
      const key = isOfToday ? beforeKey(shard) : publishedKey('ranks', { shard: String(shard) })
      return (await parsed(target, key, ranksBefore)) ?? { ranks: {} }
    },
  }
}

/** All shards of the ranks before, read one after another. */
export async function* shardsBefore(previous: Previous): AsyncGenerator<{ shard: number; before: RanksBefore }> {
  for (let shard = 0; shard < rankShards; shard++) yield { shard, before: await previous.ranksBefore(shard) }
}
