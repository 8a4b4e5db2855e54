import type { CharacterAnswer, RealtimeAnswer } from '@kupodex/data/contract'
import { atom } from 'nanostores'

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

/** The path of a character as last read. */
export const characterPath = (id: number): string => `/api/charcache/${id}/`

/** Asks for a character as last read; a network that is down is an error like any other. `init` says how caches are used. */
export const fetchCharacter = async (ask: typeof fetch, id: number, init?: RequestInit): Promise<CharacterView> => {
  try {
    const response = await ask(characterPath(id), init)
    if (response.status === 404 || response.status === 400) return { state: 'notFound' }
    return response.ok ? viewOf((await response.json()) as CharacterAnswer) : { state: 'error' }
  } catch {
    return { state: 'error' }
  }
}

/** Asks for a character to be read again, or says why that can not be. */
export const fetchAnew = async (ask: typeof fetch, id: number): Promise<RealtimeAnswer | 'tooMany' | 'error'> => {
  try {
    const response = await ask(`/api/charrealtime/${id}/`)
    if (response.status === 429) return 'tooMany'
    return response.ok ? ((await response.json()) as RealtimeAnswer) : 'error'
  } catch {
    return 'error'
  }
}
