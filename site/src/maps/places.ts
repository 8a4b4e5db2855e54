import type { Coordinates } from '@kupodex/data/game'

export const placeSymbols = {
  npc: 'person',
  opponent: 'way-match',
  vendor: 'way-shop',
  client: 'way-quest',
  fate: 'way-fate',
  engagement: 'star',
  duel: 'swap',
  fishing: 'job-FSH',
  animal: 'animal',
  other: 'way',
} as const

export type PlaceKind = keyof typeof placeSymbols

export interface MapPlace extends Coordinates {
  id: number
  kind: PlaceKind
  label: string
  /** What is said below the label. */
  note?: string
  /** Where the label leads to, within our own pages. */
  href?: string
  /** Whether nothing is left to do there; the note or the label says so in words. */
  isDone?: boolean
  /** The main patch in tenths that brought what the label names, for the spoiler shield. */
  mainPatch?: number | null
}
