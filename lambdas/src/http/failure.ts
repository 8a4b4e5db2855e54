import type { Call, FailureCode } from '@kupodex/data/contract'

/**
 * A refusal or failure: a code from the contract, a message for people, and, where they apply, the seconds until a retry,
 * another address, or the allowed methods.
 */
export interface Failure {
  ok: false
  code: FailureCode
  message: string
  retryAfter?: number
  location?: string
  allow?: readonly Call['method'][]
}

export type Outcome<T> = { ok: true; value: T } | Failure
