import type { GoneReason } from '../gone.ts'
import type { Activity, PvpMode, Source } from '../sources/source.ts'

/** The kinds of ways that are shown as a label and the name of what they point to. */
export type Named = Exclude<
  Source['kind'],
  'pvpSeries' | 'pvpSeason' | 'shop' | 'activity' | 'event' | 'promotion' | 'store'
>

/** The words that ways to get a thing are shown with, in one language. */
export interface HowToTexts {
  labels: Readonly<Record<Named, string>>
  /** Stands alone where the name of what a way points to is not known. */
  unnamed: Readonly<Record<Named, string>>
  pvpSeries: string
  pvpSeason: (mode: string, season: number) => string
  pvpModes: Readonly<Record<PvpMode, string>>
  /** Before an event's name. */
  event: string
  /** Before the name of one of the game's own festivals, and alone where an event has no name. */
  seasonalEvent: string
  promotion: string
  store: string
  /** Stands after a way that is over or comes back only now and then. */
  limited: string
  /** Between the name of a kind and what it is. */
  colon: string
  /** A vendor with place, where known, and price, where known; `isTrade` where the price has other items than gil. */
  shop: (vendor: string | null, price: string | null, isTrade: boolean) => string
  /** A sum of money. */
  gil: (amount: string) => string
  /** A number of pieces of an item. */
  pieces: (amount: string, item: string) => string
  /** Stands for an item whose name is not known. */
  unknownItem: string
  /** An NPC or a vendor with its place. */
  at: (name: string, place: string) => string
  /** A campaign or an event in one of its years. */
  ofYear: (name: string, year: number) => string
  activities: Readonly<Record<Activity, string>>
  /** Why a thing cannot be obtained, short enough for a tag. */
  gone: Readonly<Record<GoneReason, string>>
}
