import type { ReportAnswer } from '@kupodex/data/contract'
import type { DeadLetter, HeldLock, QueueLoad, SiteState } from '@kupodex/data/store'
import type { ErrorCount } from './count-errors.ts'

/** A value, or why it is not known: what cannot be read is never shown as nothing. */
export type Known<T> = { known: true; value: T } | { known: false; why: string }

/** How the product is, for its operator; times in epoch ms. */
export interface Status {
  /** When it was asked for. */
  at: number
  /** The report of the newest night; null where none was published yet. */
  report: Known<ReportAnswer | null>
  queues: Known<QueueLoad[]>
  deadLetters: Known<DeadLetter[]>
  lodestone: Known<SiteState>
  /** The run that publishes right now; null where none does. */
  publishing: Known<HeldLock | null>
  /** Errors and warnings since `at` minus `errorDays` days, by code, the most frequent first. */
  errors: Known<ErrorCount[]>
  /** US dollars spent in this month. */
  money: Known<number>
}

/** How many days back errors are counted. */
export const errorDays = 7
