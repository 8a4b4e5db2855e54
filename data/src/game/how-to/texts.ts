import type { GoneReason } from '../ground/gone.ts'
import type { Activity, PvpMode, Source, TotemNeeds } from '../sources/source.ts'

/** Stands between two ways to get a thing, where all are in one line. */
export const waySeparator = ' · '

/** Occasions of `data/hand/occasions.csv` that are the game's own festivals and come back every year, by id. */
export const seasonalOccasions: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 58, 59, 60, 61])

/** The kinds of ways that are shown as a label with the name of their target. */
export type Named = Exclude<
  Source['kind'],
  'pvpSeries' | 'pvpSeason' | 'shop' | 'activity' | 'event' | 'promotion' | 'store'
>

export interface HowToTexts {
  labels: Readonly<Record<Named, string>>
  /** Shown alone if the name of the target is not known. */
  unnamed: Readonly<Record<Named, string>>
  pvpSeries: (series: number) => string
  pvpSeason: (mode: string, season: number) => string
  pvpModes: Readonly<Record<PvpMode, string>>
  /** Before an event's name. */
  event: string
  /** Before the name of one of the game's own festivals, and alone if an event has no name. */
  seasonalEvent: string
  promotion: string
  store: string
  /** Shown after a way that is over or only returns now and then. */
  limited: string
  /** Between a label and a name. */
  colon: string
  /** A vendor with place and price, if known; `isTrade` if the price includes items other than gil. */
  shop: (vendor: string | null, price: string | null, isTrade: boolean) => string
  gil: (amount: string) => string
  /** An amount of Manderville Gold Saucer Points. */
  mgp: (amount: string) => string
  pieces: (amount: string, item: string) => string
  unknownItem: string
  at: (name: string, place: string) => string
  ofYear: (name: string, year: number) => string
  activities: Readonly<Record<Activity, string>>
  /** A step of a series of relics. */
  step: (number: number) => string
  /** A stage of the Masked Carnivale. */
  stage: (number: number) => string
  /** A route of a variant dungeon. */
  route: (number: number) => string
  /** What a whalaqee totem asks for. */
  needs: Readonly<Record<TotemNeeds['of'], (count: number) => string>>
  /** Why a thing cannot be obtained, short enough for a tag. */
  gone: Readonly<Record<GoneReason, string>>
}
