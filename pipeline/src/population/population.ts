import { type SeenPart, seenParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import { legacyKind } from '@kupodex/data/rules'
import { gauss, hardnessOf, oddsOf, scaleFor, type Obtainable, type Odds } from './prevalence.ts'
import { habitsOf } from './habits.ts'
import { homesOf } from './homes.ts'
import { hashText, hashUnit } from './random.ts'
import { legacyYears, patchDate, patchDates, serviceStart } from './patches.ts'
import type { AchievementFacts, CollectableFacts, PopulationTables } from './tables.ts'

const year = 365.25 * 86_400

/** What everybody of a population shares; made once, then every person follows from it and an index. */
export interface Population {
  readonly seed: number
  /** How many people there are at `now`; more are made later. */
  readonly size: number
  /** The moment the population was made for, epoch seconds. It fixes who everybody is: keep it for later moments. */
  readonly now: number
  readonly odds: Readonly<Record<'achievements' | 'legacy' | SeenPart, Odds>>
  /** Public worlds with the running share of people on each (0..1]. */
  readonly worlds: readonly {
    readonly id: number
    readonly dataCenterId: number
    readonly regionId: number
    readonly upTo: number
  }[]
  readonly clans: readonly { readonly id: number; readonly raceId: number }[]
  /** Share of people who keep each of these private from the start. */
  readonly private: Readonly<Record<SeenPart, number>>
  /** Title by the achievement that gives it. */
  readonly titles: ReadonlyMap<number, number>
}

/** How hard achievements of some points are, 0 = everybody: the game gives 5 for the first step, 50 for the last. */
const typicalHardness = (points: number): number => (points <= 0 ? 3 : 0.5 + points / 6)

const windowOf = (from: number, obtainable: boolean) => ({ from, until: obtainable ? Infinity : from + 1.5 * year })

const achievementThing = (row: AchievementFacts, from: number): Obtainable => {
  const hardness = hardnessOf(typicalHardness(row.points), 1.4, 11, row.id) * (row.obtainable ? 1 : 2)
  if (row.kindId === legacyKind) return { id: row.id, hardness: hardness / 3, ...legacyYears }
  return { id: row.id, hardness, ...windowOf(from, row.obtainable) }
}

/** Spreads rows without a patch over the time since `first` by their id, as ids follow the patches roughly. */
const releaseOf = (rows: readonly { readonly id: number }[], first = serviceStart) => {
  const last = patchDates.at(-1)?.[1] ?? serviceStart
  const idMax = Math.max(1, ...rows.map((row) => row.id))
  return (row: { readonly id: number; readonly patch?: string | null | undefined }) =>
    patchDate(row.patch) ?? Math.round(first + ((last - first) * row.id) / idMax)
}

const collectableThings = (rows: readonly CollectableFacts[], channel: number, first: number): Obtainable[] => {
  const release = releaseOf(rows, first)
  return rows
    .filter((row) => row.isInLog !== false)
    .map((row) => ({
      id: row.id,
      hardness: hardnessOf(row.obtainable ? 1.4 : 3.5, 1.2, channel, row.id),
      ...windowOf(release(row), row.obtainable),
    }))
}

const worldShares = (seed: number, tables: PopulationTables, dataCenters = Infinity) => {
  const homes = homesOf(seed, tables, dataCenters)
  const live = tables.worlds.filter((row) => row.active && homes.has(row.dataCenterId))
  if (live.length === 0) throw new Error('a population needs at least one public world')
  const weights = live.map(({ id }) => Math.exp(0.8 * gauss(hashUnit(seed, 21, id), hashUnit(seed, 22, id))))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let upTo = 0
  return live.map(({ id, dataCenterId, regionId }, i) => ({
    id,
    dataCenterId,
    regionId,
    upTo: (upTo += (weights[i] ?? 0) / whole),
  }))
}

/** Share of what zeal would give that is left after time: people start late, stop early, and miss what is over. */
const shareInTime = 0.8

/**
 * Prepares a population: `size` people (indexes 0..size-1) who own about `marks` things each on average at `now`
 * (epoch seconds), and who live on `dataCenters` data centers, on all where it is left out. The same options always give
 * the same people. `private` has shares of those who keep a part private from the start, instead of the usual ones.
 */
export const makePopulation = (options: {
  readonly seed: string | number
  readonly size: number
  readonly tables: PopulationTables
  readonly now: number
  readonly marks?: number
  readonly dataCenters?: number | undefined
  readonly private?: Partial<Record<SeenPart, number>>
}): Population => {
  const { tables, size, now } = options
  const seed = hashText(String(options.seed))
  const raids = new Map(tables.raids?.map((row) => [row.id, row.released]))
  const release = releaseOf(tables.achievements)
  const things = tables.achievements.map((row) => achievementThing(row, raids.get(row.id) ?? release(row)))
  const legacyIds = new Set(tables.achievements.filter((row) => row.kindId === legacyKind).map((row) => row.id))
  const lists = {
    achievements: things.filter(({ id }) => !legacyIds.has(id)),
    legacy: things.filter(({ id }) => legacyIds.has(id)),
    ...recordOf(seenParts, (part) => {
      const { streams, firstPatch } = habitsOf(part)
      return collectableThings(tables[part], streams.hardness, patchDate(firstPatch) ?? serviceStart)
    }),
  }
  // Emotes are beside the average: most people hide them.
  const common = [lists.achievements, ...seenParts.filter((part) => part !== 'emotes').map((part) => lists[part])]
  const all = common.reduce((sum, list) => sum + list.length, 0)
  const scale = scaleFor(common, Math.min((options.marks ?? 600) / shareInTime, all * 0.3))
  return {
    seed,
    size,
    now,
    odds: recordOf(['achievements', 'legacy', ...seenParts], (list) => oddsOf(lists[list], scale)),
    worlds: worldShares(seed, tables, options.dataCenters),
    clans: tables.clans,
    private: recordOf(seenParts, (part) => options.private?.[part] ?? habitsOf(part).private),
    titles: new Map(tables.achievements.filter((row) => row.titleId > 0).map((row) => [row.id, row.titleId])),
  }
}
