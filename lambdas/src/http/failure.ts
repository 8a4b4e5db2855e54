import type { Call, FailureCode } from '@kupodex/data/contract'

/** A refusal or failure: a code from the contract, a sentence for people, in how many seconds to try again, where else, or by which methods. */
export interface Failure {
  ok: false
  code: FailureCode
  message: string
  retryAfter?: number
  location?: string
  allow?: readonly Call['method'][]
}

/** A call's outcome: its answer, or why there is none. */
export type Outcome<T> = { ok: true; value: T } | Failure
