import * as z from 'zod'
import { publishedAnswer, type PublishedAnswer, publishedKey, rarityAnswer } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import { type Owners, rankShards, weekStart } from '@kupodex/data/rules'
import { type ManifestEntry, openLive, readParsed, type Target } from '#publish/index.ts'
import type { Catalog, Collected } from '../catalog/catalog.ts'
import type { WeekPoints } from '../catalog/weights.ts'
import { pointsFromOwners } from '../fold/owner-counts.ts'
import { type KeptGains, keptGainsOf } from './kept-gains.ts'

const keptPoints = z.object({
  /** Start of the week that they hold for (epoch ms). */
  week: z.int(),
  /** Pairs of item id and points, by collection. */
  points: z.record(z.string(), z.array(z.tuple([z.int(), z.int()]))),
})

/** Rarity points in the form they are kept between nights. */
type KeptPoints = z.infer<typeof keptPoints>

/** Where the points of the week are kept. Nothing under `night/` answers a call. */
export const pointsKey = 'night/points.json'

/**
 * Who must not be shown, as a night knew it: ids of characters (`all`), and by collection of those whose players hide it. The next
 * night takes those that it adds out of the history of ranks.
 */
const keptConcealed = z.record(z.string(), z.array(z.int()))

export type KeptConcealed = z.infer<typeof keptConcealed>

/** Where they are kept between nights. */
export const concealedKey = 'night/concealed.json'

/** What this night takes over from the nights before it. */
export interface Previous {
  /** Null where nothing was published yet. */
  published: PublishedAnswer | null
  points: KeptPoints | null
  /** Empty where no night before has noted it: all are new then. */
  concealed: KeptConcealed
  gains: KeptGains
  /** When this night runs (epoch ms). */
  now: number
  /** What is known of each published file. */
  files: Readonly<Record<string, ManifestEntry>>
  /** Owners by item in the whole world; null where that list was not published. */
  owners: (type: RarityType) => Promise<readonly Owners[] | null>
  /** The shards of the look-up from character to ranks that are published. */
  rankShards: readonly number[]
  /** A shard of the look-up from character to ranks as it was written; null where it is missing. */
  ranksOf: (shard: number) => Promise<Uint8Array | null>
}

const keyOfShard = (shard: number) => publishedKey('ranks', { shard: String(shard) })

const concealedOf = async (night: Pick<Target, 'read'>): Promise<KeptConcealed> =>
  (await readParsed(night, concealedKey, keptConcealed)) ?? {}

/** Whom the night that readers see shows nowhere: hidden, by player or owner, or gone from the Lodestone. */
export const concealedNow = async (target: Pick<Target, 'read'>): Promise<ReadonlySet<number>> =>
  new Set((await concealedOf(await openLive(target, 'night'))).all)

/** Reads what the nights before have left in a target; `now` in epoch ms. */
export const previousNights = async (target: Pick<Target, 'read'>, now: number): Promise<Previous> => {
  const night = await openLive(target, 'night')
  return {
    published: await readParsed(night, publishedKey('published', {}), publishedAnswer),
    now,
    points: await readParsed(night, pointsKey, keptPoints),
    concealed: await concealedOf(night),
    gains: await keptGainsOf(night),
    files: night.files,
    owners: async (type) =>
      (await readParsed(night, publishedKey('rarity', { type, scope: 'global' }), rarityAnswer))?.rarity ?? null,
    rankShards: Array.from({ length: rankShards }, (_, shard) => shard).filter(
      (shard) => night.files[keyOfShard(shard)],
    ),
    ranksOf: (shard) => night.read(keyOfShard(shard)),
  }
}

/** The form in which points are kept: by collection and item id, items without points left out. */
export const pointsToKeep = (week: number, points: WeekPoints): KeptPoints => ({
  week,
  points: Object.fromEntries(
    Object.entries(points).map(([type, byId]) => [
      type,
      [...byId].filter(([, given]) => given > 0).sort(([a], [b]) => a - b),
    ]),
  ),
})

const pointsKept = (kept: KeptPoints): WeekPoints =>
  Object.fromEntries(Object.entries(kept.points).map(([type, pairs]) => [type, new Map(pairs)]))

/**
 * The points that hold at `now` (epoch ms): those kept, while their week lasts; after a weekly reset new ones from the
 * owners that the newest night before has counted. Null where there was no such night.
 */
export const pointsOfWeek = async (catalog: Catalog, previous: Previous, now: number): Promise<WeekPoints | null> => {
  if (previous.points?.week === weekStart(now)) return pointsKept(previous.points)
  const owners = new Map<Collected, readonly Owners[] | null>()
  for (const type of Object.keys(catalog.items) as Collected[]) owners.set(type, await previous.owners(type))
  if ([...owners.values()].every((list) => list === null)) return null
  return pointsFromOwners(catalog, (type) => owners.get(type) ?? null)
}
