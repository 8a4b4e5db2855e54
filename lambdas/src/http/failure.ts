import type { FailureCode } from '@kupodex/data/contract'

/** A refusal or failure: a code from the contract, a sentence for people, in how many seconds to try again, or where else. */
export interface Failure {
  ok: false
  code: FailureCode
  message: string
  retryAfter?: number
  location?: string
}

/** A call's outcome: its answer, or why there is none. */
export type Outcome<T> = { ok: true; value: T } | Failure
