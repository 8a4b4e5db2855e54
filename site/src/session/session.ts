import { atom } from 'nanostores'
import { followKey } from '#storage/follow-key.ts'
import { wordsIn, wordsOf } from '#storage/kept-json.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { sessionKey } from './session-key.ts'

/** A user who is logged in, as this browser keeps it for all of its tabs. */
export interface Session {
  /** The access token that calls are made with. */
  token: string
  /** When the token ends (epoch s). */
  expiresAt: number
  /** The user's id at the issuer. */
  subject: string
}

/** The session in what the library kept; null for anything else. */
const parseSession = (text: string | null): Session | null => {
  const { profile, access_token: token, expires_at: expiresAt } = wordsIn(text)
  const { sub: subject } = wordsOf(profile)
  return typeof token === 'string' && typeof expiresAt === 'number' && typeof subject === 'string'
    ? { token, expiresAt, subject }
    : null
}

/** The session that this browser keeps now; null without one. */
export const readSession = (): Session | null =>
  sessionKey === null ? null : parseSession(safeStorage('localStorage').getItem(sessionKey))

export const session = atom<Session | null>(null)

/** Reads the session again, after something changed it. */
export const loadSession = (): void => {
  const [known, kept] = [session.get(), readSession()]
  if (known?.token !== kept?.token) session.set(kept)
}

/** Keeps the session as the browser has it, whichever tab logs in or out. */
export const followSession = (): void => {
  loadSession()
  followKey(sessionKey, loadSession)
  addEventListener('pageshow', loadSession)
}
