import { atom } from 'nanostores'
import type { AnswerOf } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import type { AskFailure, Outcome } from '#ask/outcome.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { followSession, session } from '#session/session.ts'
import { createRetry, type Retry } from '#ask/retry.ts'
import { followKey } from '#storage/follow-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { keepUser, type KnownUser, readUser, userKey } from './kept-user.ts'

const storage = safeStorage('localStorage')

/** For how long what the browser keeps of a user is shown without asking again, in milliseconds. */
const freshFor = 60_000

/** Roles whose users see internal ids (spec: characters §6). */
const idRoles: readonly string[] = ['admin', 'debug']

/** The user who is logged in: null without one, and until something is known. */
export const user = atom<KnownUser | null>(null)

/** What the server says of the account of whoever is logged in, which no browser keeps; null until this page has asked. */
export const account = atom<AnswerOf<'userSettings'> | null>(null)

export const setUser = (next: KnownUser | null): void => {
  user.set(next)
  if (next === null) account.set(null)
  keepUser(storage, next)
}

let asking: { subject: string | undefined; outcome: Promise<Outcome<AnswerOf<'userSettings'>>> } | null = null

/** Asks for the account, once for all parts of the page that want it at the same time. */
export const refreshAccount = (ask: Ask = pageAsk): Promise<Outcome<AnswerOf<'userSettings'>>> => {
  const subject = session.get()?.subject
  // What was asked for before somebody else logged in is no answer for them.
  if (asking !== null && asking.subject === subject) return asking.outcome
  const outcome = ask('userSettings', {}).then((answered) => {
    if (asking?.outcome === outcome) asking = null
    if (answered.ok && session.get()?.subject === subject) account.set(answered.value)
    return answered
  })
  asking = { subject, outcome }
  return outcome
}

/** The favorites that the last change was answered with, which what was asked for before it does not know; and how often there were any. */
const changed: { times: number; favorites: KnownUser['favorites'] } = { times: 0, favorites: [] }

const pageRetry = createRetry(() => void refreshUser())

/** Asks what the user has; what cannot be had stays as it was, and is asked for again later. */
export const refreshUser = async (ask: Ask = pageAsk, retry: Retry = pageRetry): Promise<void> => {
  retry.stop()
  const subject = session.get()?.subject
  if (subject === undefined) return
  const { times } = changed
  const [settings, own, favorites] = await Promise.all([refreshAccount(ask), ask('ownChars', {}), ask('favorites', {})])
  // Somebody may have logged out, or in, on the way.
  if (session.get()?.subject !== subject) return
  const known = user.get()
  const failed = [settings, own, favorites].find(({ ok }) => !ok)
  const isWhole = failed === undefined
  if (failed?.ok === false) retry.failed(failed.code)
  else retry.worked()
  setUser({
    subject,
    at: isWhole ? Date.now() : 0,
    nickname: settings.ok ? settings.value.nickname : (known?.nickname ?? ''),
    isAdmin: settings.ok ? settings.value.roles.includes('admin') : (known?.isAdmin ?? false),
    seesIds: settings.ok ? settings.value.roles.some((role) => idRoles.includes(role)) : (known?.seesIds ?? false),
    own: own.ok ? own.value.chars : (known?.own ?? []),
    lost: own.ok ? own.value.lost : (known?.lost ?? []),
    favorites:
      changed.times > times ? changed.favorites : favorites.ok ? favorites.value.chars : (known?.favorites ?? []),
  })
}

const load = (): void => {
  const subject = session.get()?.subject
  if (user.get()?.subject !== subject) account.set(null)
  if (subject === undefined) return setUser(null)
  const kept = readUser(storage, subject)
  user.set(kept)
  const age = Date.now() - (kept?.at ?? 0)
  if (age < 0 || age > freshFor) void refreshUser()
}

let isFollowed = false

/** Keeps the user as whoever is logged in, in this tab or another. */
export const followUser = (): void => {
  if (isFollowed) return
  isFollowed = true
  followSession()
  session.subscribe(load)
  followKey(userKey, () => {
    const subject = session.get()?.subject
    if (subject !== undefined) user.set(readUser(storage, subject))
  })
}

/** Makes a character a favorite of the user, or no longer one; gives the code of a failure. */
export const setFavorite = async (id: number, isFavorite: boolean, ask: Ask = pageAsk): Promise<AskFailure | null> => {
  const subject = session.get()?.subject
  const outcome = await ask(isFavorite ? 'addFavorite' : 'removeFavorite', { id })
  if (!outcome.ok) return outcome.code
  if (session.get()?.subject !== subject) return null
  const favorites = outcome.value.chars
  changed.times++
  changed.favorites = favorites
  const known = user.get()
  if (known !== null) setUser({ ...known, favorites })
  return null
}
