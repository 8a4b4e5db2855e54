import {
  publishedAnswer,
  type PublishedAnswer,
  publishedKey,
  rarityAnswer,
  type RarityType,
  ranksAnswer,
  type RanksAnswer,
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

/** Where the ranks of the day before the newest night are kept, so that a second run in a day still knows them. */
export const beforeKey = (shard: number): string => `night/before/${shard}.json`

/** What this night takes over from the nights before it. */
export interface Previous {
  /** Null where nothing was published yet. */
  published: PublishedAnswer | null
  points: KeptPoints | null
  /** What is known of each published file. */
  files: Readonly<Record<string, ManifestEntry>>
  /** Owners by item in the whole world; null where that list was not published. */
  owners: (type: RarityType) => Promise<readonly Owners[] | null>
  /** The bytes of a shard of the ranks of the newest night before the day of `now`; null where there are none. */
  ranksBefore: (shard: number) => Promise<Uint8Array | null>
}

const parsed = async <T>(target: Target, key: string, schema: z.ZodType<T>): Promise<T | null> => {
  const bytes = await target.read(key)
  return bytes && schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Looks at what lies in a place of publication; `now` (epoch ms) tells a night of today from one of a day before. */
export const previousNights = async (target: Target, now: number): Promise<Previous> => {
  const published = await parsed(target, publishedKey('published', {}), publishedAnswer)
  const isOfToday = published !== null && dayStart(published.generateTime) >= dayStart(now)
  return {
    published,
    points: await parsed(target, pointsKey, keptPoints),
    files: (await readManifest(target, 'night')).files,
    owners: async (type) =>
      (await parsed(target, publishedKey('rarity', { type, scope: 'global' }), rarityAnswer))?.rarity ?? null,
    ranksBefore: async (shard) => {
      if (published === null) return null
      return target.read(isOfToday ? beforeKey(shard) : publishedKey('ranks', { shard: String(shard) }))
    },
  }
}

/** All shards of the ranks before, read one after another. */
export async function* shardsBefore(previous: Previous): AsyncGenerator<{ shard: number; bytes: Uint8Array }> {
  for (let shard = 0; shard < rankShards; shard++) {
    const bytes = await previous.ranksBefore(shard)
    if (bytes) yield { shard, bytes }
  }
}

/** The ranks in a shard's bytes. */
export const ranksIn = (bytes: Uint8Array): RanksAnswer['ranks'] =>
  ranksAnswer.parse(JSON.parse(new TextDecoder().decode(bytes))).ranks
