import type { CharacterAnswer, RealtimeAnswer } from '@kupodex/data/contract'
import { atom } from 'nanostores'
import type { Ask, AskOptions } from '#ask/ask.ts'
import type { AskFailure } from '#ask/outcome.ts'

/** Where a character waits to be read. */
export type QueuePlace = NonNullable<RealtimeAnswer['queue']>

/** What a character page shows. */
export type CharacterView =
  | { state: 'none' | 'loading' | 'adding' | 'deleted' | 'notFound' | 'error' }
  | { state: 'ready' | 'updating' | 'private'; character: CharacterAnswer }

/** How far reading the character again is. */
export type SyncView =
  | { state: 'idle' | 'asking' | 'done' | 'tooMany' | 'error' }
  | { state: 'queued'; queue: QueuePlace | null }
  | { state: 'cooldown'; again: number }

/** The character of this page. */
export const view = atom<CharacterView>({ state: 'loading' })

/** The sync of this page's character. */
export const sync = atom<SyncView>({ state: 'idle' })

/** What to show of an answer (spec: characters §4). */
export const viewOf = (character: CharacterAnswer): CharacterView => {
  switch (character.status) {
    case 'adding':
    case 'notFound':
    case 'deleted':
      return { state: character.status }
    case 'ready':
    case 'updating':
    case 'private':
      return { state: character.status, character }
  }
}

/** Failures that mean that nobody has the id. */
const nobody: readonly AskFailure[] = ['badCharacterId', 'badRequest', 'noSuchCall', 'notPublished']

/** Asks for a character as last read; a network that is down is an error like any other. */
export const fetchCharacter = async (ask: Ask, id: number, options?: AskOptions): Promise<CharacterView> => {
  const outcome = await ask('charcache', { id }, options)
  if (outcome.ok) return viewOf(outcome.value)
  return { state: nobody.includes(outcome.code) ? 'notFound' : 'error' }
}

/** Asks for a character to be read again, or says why that cannot be. */
export const readAgain = async (ask: Ask, id: number): Promise<RealtimeAnswer | 'tooMany' | 'error'> => {
  const outcome = await ask('charrealtime', { id })
  if (outcome.ok) return outcome.value
  return outcome.code === 'tooManyRequests' ? 'tooMany' : 'error'
}
