import type { AnswerOf, CharacterAnswer, RealtimeAnswer } from '@kupodex/data/contract'
import { atom } from 'nanostores'
import { isJustChanged } from '#recent/changed.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import type { Ask, AskOptions } from '#ask/ask.ts'
import type { AskFailure } from '#ask/outcome.ts'
import { wholeCharacter } from '#tables/whole-character.ts'

/** Where a character waits to be read. */
export type QueuePlace = NonNullable<RealtimeAnswer['queue']>

export interface ShownCharacter {
  state: 'ready' | 'updating' | 'private'
  character: CharacterAnswer
  /** When it was asked for (epoch ms). */
  at?: number
  /** Whether only its owner sees it; nothing of it is kept in the browser. */
  isOwn?: boolean
  /** There where it is this browser's copy because nothing newer could be fetched. */
  isKept?: true
}

export type CharacterView = { state: 'none' | 'loading' | 'adding' | 'deleted' | 'notFound' | 'error' } | ShownCharacter

export type SyncView =
  | { state: 'idle' | 'asking' | 'done' | 'tooMany' | 'error' }
  | { state: 'queued'; queue: QueuePlace | null }
  /** A visit has asked for it; followed until it is clear that nothing new comes soon. */
  | { state: 'visited'; isFollowed: boolean }
  | { state: 'cooldown' | 'failed'; again: number }

/** The character of this page. */
export const view = atom<CharacterView>({ state: 'loading' })

/** The sync of this page's character. */
export const sync = atom<SyncView>({ state: 'idle' })

/** What to show of an answer that was asked for at a time (epoch ms; spec: characters §4). */
export const viewOf = (character: CharacterAnswer, at: number): CharacterView => {
  switch (character.status) {
    case 'adding':
    case 'notFound':
    case 'deleted':
      return { state: character.status }
    case 'ready':
    case 'updating':
    case 'private':
      return { state: character.status, character, at }
    // Only a later release knows another one.
    default:
      return { state: 'error' }
  }
}

/** A character as lists of characters keep it; null where it has no name yet, and of one that only its owner sees. */
export const listedOf = (shown: CharacterView): RecentCharacter | null => {
  if (!('character' in shown) || shown.isOwn || shown.character.name === '') return null
  const { id, name, worldName, iconUrl } = shown.character
  return { id, name, worldName, iconUrl }
}

/** Failures that mean that nobody has the id. */
const nobody: readonly AskFailure[] = ['badCharacterId', 'badRequest', 'noSuchCall', 'notPublished']

/** A character as its owner sees it, whom no cache answers; null for everybody else. */
const fetchOwn = async (ask: Ask, id: number, at: number): Promise<ShownCharacter | null> => {
  const outcome = await ask('ownChar', { id })
  const own = outcome.ok ? wholeCharacter(outcome.value) : null
  const shown = own && viewOf(own, at)
  if (own === null || shown === null || !('character' in shown)) return null
  return own.hiddenByOwner || own.status === 'private' ? { ...shown, isOwn: true } : shown
}

interface Fetching {
  /** Epoch ms. */
  now?: () => number
  /** Whether somebody may be logged in. */
  isUser?: () => boolean
}

/** Asks for a character as last read; a network that is down is an error like any other. */
export const fetchCharacter = async (
  ask: Ask,
  id: number,
  options?: AskOptions,
  { now = Date.now, isUser = () => mayBeUser(safeStorage('localStorage')) }: Fetching = {},
): Promise<CharacterView> => {
  const at = now()
  const ofOwner = () => (isUser() ? fetchOwn(ask, id, at) : null)
  const changed = isJustChanged(id, at) ? await ofOwner() : null
  if (changed !== null) return changed
  const outcome = await ask('charcache', { id }, options)
  const answer = outcome.ok ? wholeCharacter(outcome.value) : null
  // Its owner still sees it.
  const own = answer?.status === 'private' ? await ofOwner() : null
  if (own !== null) return own
  if (answer !== null) return viewOf(answer, at)
  return { state: !outcome.ok && nobody.includes(outcome.code) ? 'notFound' : 'error' }
}

/** This call alone answers ranks as texts, for programs. */
const withNumbers = (answer: AnswerOf<'charrealtime'>): RealtimeAnswer =>
  Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [
      field,
      field.endsWith('Rank') && typeof value === 'string' ? Number(value) : value,
    ]),
  ) as RealtimeAnswer

export const readAgain = async (ask: Ask, id: number): Promise<RealtimeAnswer | 'tooMany' | 'error'> => {
  const outcome = await ask('charrealtime', { id })
  if (outcome.ok) return wholeCharacter(withNumbers(outcome.value)) ?? 'error'
  return outcome.code === 'tooManyRequests' ? 'tooMany' : 'error'
}
