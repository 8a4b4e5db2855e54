import type { Seen } from '@kupodex/data/character'
import type { SyncNotes } from '@kupodex/data/store'
import type { Failed } from './lodestone-reader.ts'

/** What a public collection showed. */
export interface PublicReading {
  state: 'public'
  seen: Seen[]
  /** Names that no table knows. */
  unknown: string[]
  /** Whether everything owned was read, so that what is missing can be told. */
  whole: boolean
}

/** What public achievements showed. */
export interface HistoryReading extends PublicReading {
  /** How what we have now differs from what the Lodestone counts. */
  history: NonNullable<SyncNotes['history']>
  /** True where something of the Legacy kind was among it: only characters from before the relaunch have any. */
  legacy: boolean
}

/** A collection that its owner does not show. */
export const privately = { state: 'private' } as const

/** One whose tab is missing on a page that is shown: no accident of a single request. */
export const withoutTab = { ...privately }

/** What reading a collection came to. */
export type PartReading = PublicReading | HistoryReading | typeof privately | Failed
