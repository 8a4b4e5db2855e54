import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { RarityAnswer, RarityEntry } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import type { Keeper } from './kept.ts'
import { isWithin } from './within.ts'

/** The rarity of a type in a scope. */
export interface Rarity {
  /** How many characters were counted; 0 where nobody was, or it could not be loaded. */
  charCount: number
  of: (id: number) => RarityEntry | undefined
  /** Whether it could not be loaded. */
  failed: boolean
}

/** What loading rarity needs of the page. */
interface RarityDeps {
  ask: Ask
  keeper: Keeper
  now: () => number
  /** Calls `run` after `ms` milliseconds, as soon as the page is seen; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
}

/** For how long what is kept is not asked for again: it changes once a day. */
const freshFor = 5 * 60_000

/** After how long what could not be loaded is asked for again. */
const retryAfter = 60_000

const rarityOf = ({ charCount, rarity }: Pick<RarityAnswer, 'charCount' | 'rarity'>): Rarity => {
  const byId = new Map(rarity.map((entry) => [entry.id, entry]))
  return { charCount, of: (id) => byId.get(id), failed: false }
}

const nothing = { charCount: 0, rarity: [] }

/** The rarities of a page: each is asked for until it is there, and shown at once from what is kept. */
export const createRarity = ({ ask, keeper, now, later }: RarityDeps) => {
  const views = new Map<string, WritableAtom<Rarity | null>>()
  const loading = new Map<string, Promise<void>>()
  const failed = new Map<string, () => Promise<void>>()
  let callOff: (() => void) | null = null

  const viewOf = (type: RarityType, scope: string): WritableAtom<Rarity | null> => {
    const key = `${type}/${scope}`
    const view = views.get(key) ?? atom<Rarity | null>(null)
    views.set(key, view)
    return view
  }

  const check = async (): Promise<void> => {
    callOff?.()
    callOff = null
    const again = [...failed.values()]
    failed.clear()
    await Promise.all(again.map((run) => run()))
  }

  const refresh = async (type: RarityType, scope: string): Promise<void> => {
    const key = `${type}/${scope}`
    const view = viewOf(type, scope)
    const held = await keeper.read<RarityAnswer>('rarity', key)
    if (held !== null) view.set(rarityOf(held.value))
    if (held !== null && isWithin(freshFor, held.at, now())) return
    const outcome = await ask('rarity', { type, scope })
    if (outcome.ok) {
      view.set(rarityOf(outcome.value))
      return keeper.write('rarity', key, { at: now(), value: outcome.value })
    }
    const isMissing = outcome.code === 'notPublished'
    if (view.get() === null) view.set({ ...rarityOf(nothing), failed: !isMissing })
    if (isMissing) return
    loading.delete(key)
    failed.set(key, () => load(type, scope))
    callOff ??= later(() => void check(), retryAfter)
  }

  /** Loads a rarity, once for a page; one that failed is asked for again a minute later. */
  const load = (type: RarityType, scope: string): Promise<void> => {
    const key = `${type}/${scope}`
    const asked = loading.get(key) ?? refresh(type, scope)
    loading.set(key, asked)
    return asked
  }

  return {
    viewOf: viewOf as (type: RarityType, scope: string) => ReadableAtom<Rarity | null>,
    load,
    /** Asks again now for what could not be loaded. */
    check,
  }
}
