import { keyOfSubject, type Store } from '@kupodex/data/store'
import type { Log } from '../ground/log.ts'

export interface EndTokensDeps {
  store: Pick<Store, 'revokeTokens'>
  log: Log
}

/** A login, as the tokens of its provider name it. */
export interface Login {
  issuer: string
  subject: string
}

/** Fails when the time is over. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

/**
 * Ends all tokens that a user gave to programs, because the password of the login was changed. It is changed already: what fails is
 * logged, with the name that `npm run tokens -- --revoke` takes, and throws nothing. Nobody waits for it after `signal`.
 */
export const endTokens = async (
  { store, log }: EndTokensDeps,
  { issuer, subject }: Login,
  signal?: AbortSignal,
): Promise<void> => {
  try {
    const ending = store.revokeTokens(keyOfSubject(issuer, subject))
    const revoked = await (signal ? Promise.race([ending, endOf(signal)]) : ending)
    log({ level: 'info', event: 'tokensEnded', revoked })
  } catch (error) {
    log({ level: 'error', event: 'tokensNotEnded', subject, error: String(error) })
  }
}
