import { atom } from 'nanostores'
import { followKey } from '#storage/follow-key.ts'
import { inTurn } from '#storage/in-turn.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { readSession, type Session } from './kept-session.ts'
import { sessionKey } from './session-key.ts'
import { createTokens, createTokensOf, type TokenDeps, type Tokens } from './tokens.ts'

const storage = safeStorage('localStorage')

/** The user who is logged in; null without one. */
export const session = atom<Session | null>(null)

/** Reads the session again, after something changed it. */
export const loadSession = (): void => {
  const [known, kept] = [session.get(), readSession(storage)]
  if (known?.token !== kept?.token) session.set(kept)
}

/** Keeps the session as the browser has it, whichever tab logs in or out. */
export const followSession = (): void => {
  loadSession()
  followKey(sessionKey, loadSession)
  addEventListener('pageshow', loadSession)
}

const tokenDeps: TokenDeps = {
  read: () => readSession(storage),
  renew: async () => {
    const { renewSession } = await import('./provider.ts')
    await renewSession()
    loadSession()
  },
  lock: inTurn('kupodex.renew'),
  now: () => Date.now() / 1000,
}

/** The token of the user who is logged in. */
export const tokens = createTokens(tokenDeps)

/** The token of one user, and of no other who logs in on this browser. */
export const tokensOf = (subject: string): Tokens => createTokensOf(subject, tokenDeps)
