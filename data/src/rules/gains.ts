import type { Measure } from '../game/collections/index.ts'
import { weekLength, weekStart } from './week.ts'

/** The kinds of time that gains are counted in, the shortest first. */
export const gainKinds = ['week', 'month', 'season', 'year'] as const

export type GainKind = (typeof gainKinds)[number]

/** A time that gains are counted in: from `from` to before `to` (epoch ms). */
export interface GainPeriod {
  kind: GainKind
  from: number
  to: number
}

export const gainTypes = ['achievement', 'mount', 'minion', 'emote'] as const

export type GainType = (typeof gainTypes)[number]

/** The kinds of time whose gains are kept once they have ended, the shortest first. */
export const keptKinds = ['month', 'season', 'year'] as const

export type KeptKind = (typeof keptKinds)[number]

/** A time that has ended and whose gains were counted: when it began (epoch ms), and whether the next night counts them again. */
export interface KeptTime {
  kind: KeptKind
  from: number
  isOpen: boolean
}

/** A measure of what was gained, and what a thing of each collection adds to it. */
export interface GainMeasure {
  word: 'points' | 'mounts' | 'minions' | 'emotes' | 'rarity'
  of: readonly { type: GainType; measure: Measure }[]
}

/** What is counted of gains: as the boards of these collections count, and rarity points of all of them together. */
export const gainMeasures: readonly GainMeasure[] = [
  { word: 'points', of: [{ type: 'achievement', measure: 'gamePoints' }] },
  { word: 'mounts', of: [{ type: 'mount', measure: 'counted' }] },
  { word: 'minions', of: [{ type: 'minion', measure: 'counted' }] },
  { word: 'emotes', of: [{ type: 'emote', measure: 'counted' }] },
  {
    word: 'rarity',
    of: (['achievement', 'mount', 'minion'] as const).map((type) => ({ type, measure: 'rarityPoints' })),
  },
]

export const gainWords = ['points', 'mounts', 'minions', 'emotes', 'rarity'] as const satisfies GainMeasure['word'][]

/** The seasons, each three months of a calendar year. */
export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const

type Season = (typeof seasons)[number]

/** Months of each kind of time but the week. */
const monthsOf = { month: 1, season: 3, year: 12 } as const

/** How long a time stays open after its end, for those who are read late (ms). */
const openFor = 3 * 24 * 3_600_000

/** The time of a kind that a moment (epoch ms) is in: the game's week, or months of the calendar, by UTC. */
export const gainPeriod = (kind: GainKind, now: number): GainPeriod => {
  if (kind === 'week') return { kind, from: weekStart(now), to: weekStart(now) + weekLength }
  const date = new Date(now)
  const months = monthsOf[kind]
  const year = date.getUTCFullYear()
  const month = Math.floor(date.getUTCMonth() / months) * months
  return { kind, from: Date.UTC(year, month), to: Date.UTC(year, month + months) }
}

/** The times of a kind from the one that begins at `from` up to the one that ended last before `now` (epoch ms). */
const endedSince = (kind: KeptKind, from: number, now: number): GainPeriod[] => {
  const found: GainPeriod[] = []
  for (let period = gainPeriod(kind, from); period.to <= now; period = gainPeriod(kind, period.to)) found.push(period)
  return found
}

/** Of a kind, the times that have ended and must be counted: the last one, and all since the first that is kept, but those that stay as they are. */
const toCount = (kind: KeptKind, now: number, kept: readonly KeptTime[]): GainPeriod[] => {
  const known = kept.filter((time) => time.kind === kind)
  const last = gainPeriod(kind, gainPeriod(kind, now).from - 1)
  const closed = new Set(known.filter(({ isOpen }) => !isOpen).map(({ from }) => from))
  const first = Math.min(last.from, ...known.map(({ from }) => from))
  return endedSince(kind, first, now).filter(({ from }) => !closed.has(from))
}

/** What a night at `now` (epoch ms) counts gains in: the running times, then what has ended and is not `kept` for good: after some time without nights, several months. */
export const periodsOfNight = (now: number, kept: readonly KeptTime[] = []): GainPeriod[] => [
  ...gainKinds.map((kind) => gainPeriod(kind, now)),
  ...keptKinds.flatMap((kind) => toCount(kind, now, kept)),
]

/** Whole weeks that a pace is counted over. */
export const paceWeeks = 4

/** The collections that a pace is counted in, each as its standard board counts. */
export const paceMeasures = [
  { type: 'achievement', measure: 'counted' },
  { type: 'mount', measure: 'counted' },
  { type: 'minion', measure: 'counted' },
] as const satisfies GainMeasure['of']

/** The whole weeks that a pace is counted over, which end where the running week begins (epoch ms): it changes once a week. */
export const pacePeriod = (weekBegan: number): Omit<GainPeriod, 'kind'> => ({
  from: weekBegan - paceWeeks * weekLength,
  to: weekBegan,
})

/** Whether a time that has ended is still counted again at `now` (epoch ms); after that its gains stay as they are. */
export const isGainOpen = ({ to }: Pick<GainPeriod, 'to'>, now: number): boolean => now < to + openFor

export const seasonOf = (from: number): Season =>
  seasons[Math.floor(new Date(from).getUTCMonth() / monthsOf.season)] as Season

/** When a season of a year begins (epoch ms). */
export const seasonStart = (year: number, season: Season): number =>
  Date.UTC(year, monthsOf.season * seasons.indexOf(season))
