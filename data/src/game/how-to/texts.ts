import type { Activity } from '../sources/source.ts'

/** The words that ways to get a thing are told with, in one language. */
export interface HowToTexts {
  achievement: string
  quest: string
  instance: string
  fate: string
  craft: string
  container: string
  desynthesis: string
  gardening: string
  drop: string
  match: string
  pvpSeries: string
  event: string
  promotion: string
  store: string
  /** Stands behind a way that is over or comes back only now and then. */
  limited: string
  /** Between the name of a kind and what it is. */
  colon: string
  /** A vendor with place, where known, and price, where known. */
  shop: (vendor: string | null, price: string | null) => string
  /** An NPC or a vendor with its place. */
  at: (name: string, place: string) => string
  activities: Readonly<Record<Activity, string>>
}
