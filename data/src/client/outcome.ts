import type { FailureCode } from '../contract/call.ts'

/** Why there is no answer: the server's code; `offline` where nothing came back; `unreadable` where what did is not JSON as the server writes it. */
export type ClientCode = FailureCode | 'offline' | 'unreadable'

export interface ClientFailure {
  ok: false
  code: ClientCode
  /** For people, in English. */
  message: string
  /** The HTTP status; 0 where nothing came back. */
  status: number
  /** After how many seconds to ask again, where the server says so and that was longer than the client may wait. */
  retryAfter?: number
}

/** What a call comes to: an answer as the contract has it, or why there is none. */
export type ClientOutcome<Answer> = { ok: true; value: Answer } | ClientFailure

/** Thrown by `need` where a call failed. */
export class ClientError extends Error {
  readonly failure: ClientFailure

  constructor(failure: ClientFailure) {
    super(`${failure.code}: ${failure.message}`)
    this.name = 'ClientError'
    this.failure = failure
  }
}

/** The answer of a call; throws a `ClientError` with the failure where there is none. */
export const need = <Answer>(outcome: ClientOutcome<Answer>): Answer => {
  if (outcome.ok) return outcome.value
  throw new ClientError(outcome)
}
