import type { CharacterAnswer } from '@kupodex/data/contract'
import { atom } from 'nanostores'

/** What a character page shows. */
export type CharacterView =
  | { state: 'none' | 'loading' | 'adding' | 'deleted' | 'notFound' | 'error' }
  | { state: 'ready' | 'updating' | 'private'; character: CharacterAnswer }

/** The character of this page. */
export const view = atom<CharacterView>({ state: 'loading' })

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

/** Asks for a character as last read; a network that is down is an error like any other. */
export const fetchCharacter = async (ask: typeof fetch, id: number): Promise<CharacterView> => {
  try {
    const response = await ask(`/api/charcache/${id}/`)
    if (response.status === 404 || response.status === 400) return { state: 'notFound' }
    return response.ok ? viewOf((await response.json()) as CharacterAnswer) : { state: 'error' }
  } catch {
    return { state: 'error' }
  }
}

const delays = [3, 5, 8, 12, 20, 30]

/** Milliseconds until a character that is being read should be asked for again; null when there is nothing to wait for. */
export const nextAsk = ({ state }: CharacterView, asked: number): number | null =>
  state === 'adding' || state === 'updating' ? (delays[asked] ?? 60) * 1000 : null

/** What following a character needs of its surroundings. */
export interface Surroundings {
  ask: typeof fetch
  /** Calls `run` after `ms` milliseconds; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
}

/** Shows a character and keeps asking while it is being read; returns how to stop. */
export const followCharacter = (id: number, { ask, later }: Surroundings): (() => void) => {
  let stopped = false
  let callOff = () => {}
  const turn = async (asked: number) => {
    const next = await fetchCharacter(ask, id)
    if (stopped) return
    // A look again that fails must not take away what is already shown.
    if (asked === 0 || next.state !== 'error') view.set(next)
    const wait = nextAsk(view.get(), asked)
    if (wait !== null) callOff = later(() => void turn(asked + 1), wait)
  }
  view.set({ state: 'loading' })
  void turn(0)
  return () => {
    stopped = true
    callOff()
  }
}
