import type { RealtimeAnswer } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { type CharacterView, fetchCharacter, readAgain, sync, type SyncView, view, viewOf } from './character-store.ts'

/** What following a character needs of its surroundings. */
export interface Surroundings {
  ask: Ask
  /** Calls `run` after `ms` milliseconds, as soon as the page is seen; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
  /** Whether a program reads the page, which must not set off work for the Lodestone. */
  isBot: boolean
}

const delays = [3, 5, 8, 12, 20, 30]

/** How often a character that is being read is asked for: for about an hour. Then the page stays as it is. */
export const mostAsks = 65

/** Milliseconds until a character that is being read should be asked for again; null when there is nothing to wait for any more. */
export const nextAsk = ({ state }: CharacterView, synced: SyncView, asked: number): number | null => {
  const isRead = state !== 'adding' && state !== 'updating' && synced.state !== 'queued'
  return isRead || asked >= mostAsks ? null : (delays[asked] ?? 60) * 1000
}

/** When what is shown was read (epoch ms); 0 where nothing is. */
const readAt = (shown: CharacterView): number => ('character' in shown ? (shown.character.updatedAt ?? 0) : 0)

/** What a request to read again came to. */
const syncOf = ({ queue, again }: RealtimeAnswer): SyncView => {
  if (queue !== null) return { state: 'queued', queue }
  return again === null ? { state: 'done' } : { state: 'cooldown', again }
}

/**
 * Shows a character and keeps asking while it is being read. One that is new is asked for at once, others by `syncNow`
 * (spec: characters §4).
 */
export const followCharacter = (id: number, { ask, later, isBot }: Surroundings) => {
  let stopped = false
  let callOff = () => {}
  let readBefore = 0

  const show = (next: CharacterView) => {
    // A copy on the way may be older than what is shown already.
    if (readAt(next) < readAt(view.get())) return
    view.set(next)
    const isRead = next.state !== 'adding' && next.state !== 'updating'
    if (sync.get().state === 'queued' && isRead && readAt(next) > readBefore) sync.set({ state: 'done' })
  }

  const again = (asked: number) => {
    callOff()
    const wait = nextAsk(view.get(), sync.get(), asked)
    if (wait !== null) callOff = later(() => void turn(asked + 1), wait)
  }

  const turn = async (asked: number) => {
    const next = await fetchCharacter(ask, id, asked === 0 ? undefined : { cache: 'no-cache' })
    if (stopped) return
    // A look again that fails must not take away what is already shown.
    if (asked === 0 || next.state !== 'error') show(next)
    if (asked === 0 && next.state === 'adding' && !isBot) await syncNow()
    else again(asked)
  }

  const syncNow = async () => {
    callOff()
    readBefore = readAt(view.get())
    sync.set({ state: 'asking' })
    const answer = await readAgain(ask, id)
    if (stopped) return
    if (typeof answer === 'string') {
      sync.set({ state: answer })
      if (answer === 'error' && view.get().state === 'adding') view.set({ state: 'error' })
    } else if (answer.id === id) {
      sync.set(syncOf(answer))
      show(answer.status === 'adding' && answer.queue === null ? { state: 'notFound' } : viewOf(answer))
    }
    again(0)
  }

  view.set({ state: 'loading' })
  sync.set({ state: 'idle' })
  void turn(0)
  return {
    syncNow,
    stop: () => {
      stopped = true
      callOff()
    },
  }
}
