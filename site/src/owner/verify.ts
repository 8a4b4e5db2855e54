import type { Ask } from '#ask/ask.ts'
import type { AskFailure } from '#ask/outcome.ts'

/** What the page of verification shows (spec: characters §4). */
export type VerifyView =
  | { state: 'loading' }
  | { state: 'failed'; code: AskFailure }
  | {
      state: 'ready' | 'verifying'
      /** What the player puts into the introduction on the Lodestone. */
      code: string
      /** Why the last try failed: `notFound` where the code was not in the introduction. */
      problem: AskFailure | 'notFound' | null
    }
  | { state: 'verified' }

/** Asks for the code of a character. */
export const fetchCode = async (ask: Ask, id: number): Promise<VerifyView> => {
  const outcome = await ask('verificationCode', { id })
  if (!outcome.ok) return { state: 'failed', code: outcome.code }
  const { verified, code } = outcome.value
  return verified ? { state: 'verified' } : { state: 'ready', code, problem: null }
}

/** Has the introduction read, and says what came of it. */
export const tryVerify = async (ask: Ask, id: number, code: string): Promise<VerifyView> => {
  const outcome = await ask('verifyCode', { id })
  if (outcome.ok && outcome.value.verified) return { state: 'verified' }
  return { state: 'ready', code, problem: outcome.ok ? 'notFound' : outcome.code }
}
