import type { Call, FailureCode } from '@kupodex/data/contract'

/** A refusal or failure; where they apply, with the seconds until a retry, another address, or the allowed methods. */
export interface Failure {
  ok: false
  code: FailureCode
  message: string
  retryAfter?: number
  location?: string
  allow?: readonly Call['method'][]
}

export type Outcome<T> = { ok: true; value: T } | Failure
