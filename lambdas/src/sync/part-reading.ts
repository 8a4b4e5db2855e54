import type { Seen } from '@kupodex/data/character'
import type { SyncNotes } from '@kupodex/data/store'
import type { Failed } from './lodestone-reader.ts'

export interface PublicReading {
  state: 'public'
  seen: Seen[]
  /** Names that are in no table. */
  unknown: string[]
  /** Whether everything owned was read, so that missing things can be reported. */
  whole: boolean
}

export interface HistoryReading extends PublicReading {
  /** The difference between what we have now and what the Lodestone counts. */
  history: NonNullable<SyncNotes['history']>
  /** True if it includes Legacy achievements, which only characters from before the relaunch have. */
  legacy: boolean
}

/** A collection that its owner does not show. */
export const privately = { state: 'private' } as const

/** A collection whose tab is missing on a visible page: this is not an accident of a single request. */
export const withoutTab = { ...privately }

export type PartReading = PublicReading | HistoryReading | typeof privately | Failed
