import type { FailureCode } from '@kupodex/data/contract'

/**
 * Why a call failed: the contract's code, `notPublished` also for a file that is not there; `offline` where nothing came
 * back (no network, too slow, called off); `unreadable` where what came back is not a JSON object; `loggedOut` where nobody is
 * logged in, or whoever was must log in again; `loginUnreachable` where the session can just not be renewed now.
 */
export type AskFailure = FailureCode | 'loggedOut' | 'loginUnreachable' | 'offline' | 'unreadable'

export type Outcome<Answer> = { ok: true; value: Answer } | { ok: false; code: AskFailure }

/** Thrown where an answer is needed and could not be had. */
export class AskError extends Error {
  readonly code: AskFailure

  constructor(code: AskFailure) {
    super(`No answer: ${code}`)
    this.code = code
  }
}

/** The answer; throws an `AskError` for a failure. */
export const needed = <Answer>(outcome: Outcome<Answer>): Answer => {
  if (outcome.ok) return outcome.value
  throw new AskError(outcome.code)
}

/** The answer of a published file, null where it is not published; throws an `AskError` for every other failure. */
export const published = <Answer>(outcome: Outcome<Answer>): Answer | null =>
  !outcome.ok && outcome.code === 'notPublished' ? null : needed(outcome)

/** The same outcome, with null in place of what is not published. */
export const orNone = <Answer>(outcome: Outcome<Answer>): Outcome<Answer | null> =>
  !outcome.ok && outcome.code === 'notPublished' ? { ok: true, value: null } : outcome

export const answered = <Answer>(value: Answer): Outcome<Answer> => ({ ok: true, value })
