import type { LodestonesearchAnswer } from '@kupodex/data/contract'
import { shortestSearch } from '@kupodex/data/names'
import { atom } from 'nanostores'
import type { Ask } from '#ask/ask.ts'
import type { AskFailure, Outcome } from '#ask/outcome.ts'
import { type Places, searchPlaces } from '#places/home.ts'
import { onlyNamed, suggest, type Suggestion } from './suggest.ts'
import { isEnough, typingPause } from './enough.ts'
import { type FoundName, lookUpNames } from './look-up.ts'

/** Most results that are shown: with so many, readers type more of the name. */
export const mostShown = 50

/** How long after the last letter the search begins, ms (spec: site §9). */
export const debounce = 1000

/** How far a part of the search is; `busy` is a refusal that passes by itself. */
export type Step<Result> =
  | { state: 'idle' | 'loading' | 'busy' | 'error' }
  /** `hasMore`: there are more than these. */
  | { state: 'done'; results: readonly Result[]; hasMore?: true }

type LodestoneFound = LodestonesearchAnswer['results'][number]

/** What the search page shows: the product's characters, then, once those are known, the Lodestone's. */
export interface SearchView {
  text: string
  /** Data center and world by a world's id; none until a search has read them. */
  places: Places
  /** Who may be meant, by the published index alone, until the search has its results. */
  suggested: readonly Suggestion[]
  product: Step<FoundName>
  lodestone: Step<LodestoneFound>
}

export const search = atom<SearchView>({
  text: '',
  places: {},
  suggested: [],
  product: { state: 'idle' },
  lodestone: { state: 'idle' },
})

/** Whether a text is long enough for the product search: more than three letters (spec: site §5). */
export const isLongEnough = (text: string): boolean => [...text.trim()].length >= shortestSearch

export interface SearchDeps {
  ask: Ask
  /** Calls `run` after `ms` milliseconds; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
  open: (id: number) => void
}

/** Refusals that pass by themselves. */
const passing: readonly AskFailure[] = ['lodestoneBusy', 'tooManyRequests']

const stepOf = <Result>(outcome: Outcome<readonly Result[]>): Step<Result> => {
  if (outcome.ok) return { state: 'done', results: outcome.value }
  return { state: passing.includes(outcome.code) ? 'busy' : 'error' }
}

/** The product's characters of a name: from the published index, else from the function, which also knows those that came since the last night. */
export const searchProduct = async (ask: Ask, text: string, places: Places): Promise<Outcome<readonly FoundName[]>> => {
  const index = await lookUpNames(ask, text, { places: searchPlaces(places) }).catch(() => null)
  const known = index !== null && index.isKnown && !index.hasMore ? index.found : null
  if (known !== null && known.length > 0) return { ok: true, value: known }
  const outcome = await ask('charsearch', { text })
  if (outcome.ok) return { ok: true, value: outcome.value.results }
  return known === null ? outcome : { ok: true, value: known }
}

/** The search page's actions; a slow answer to an older text never takes the place of a newer one. */
export const searching = ({ ask, later, open }: SearchDeps) => {
  let turn = 0
  let callOff = () => {}

  const settle = async <Result>(part: 'product' | 'lodestone', found: Promise<Step<Result>>) => {
    const mine = turn
    const step = await found
    if (mine === turn) search.set({ ...search.get(), [part]: step })
  }

  /** Worlds are asked for once; without them a search goes on, and finds by names alone. */
  const readPlaces = async (): Promise<Places> => {
    const places = await ask('places', {}, { once: true })
    if (places.ok) search.set({ ...search.get(), places: places.value })
    return search.get().places
  }

  const start = (text: string) => {
    turn++
    callOff()
    search.set({ ...search.get(), text, suggested: [], product: { state: 'loading' }, lodestone: { state: 'idle' } })
  }

  const offer = async () => {
    const mine = turn
    const suggested = await suggest(ask, search.get().text, mostShown).catch(() => [])
    if (mine === turn) search.set({ ...search.get(), suggested })
  }

  const run = async () => {
    const text = search.get().text.trim()
    if (!isLongEnough(text)) return search.set({ ...search.get(), product: { state: 'idle' } })
    await settle(
      'product',
      readPlaces()
        .then((places) => searchProduct(ask, text, places))
        .then(stepOf),
    )
  }

  const begin = (text: string): Promise<void> => {
    start(text)
    if (isEnough(text) && !isLongEnough(text)) void offer()
    return run()
  }

  /** Opens the only character of the name that was typed, where the search has found it. */
  const openOnly = () => {
    const { product, text } = search.get()
    const only = product.state === 'done' ? onlyNamed(product.results, text) : null
    if (only !== null) open(only.id)
  }

  return {
    /** Takes what was typed: the results go, names are suggested, and after the pause the product is searched. */
    type: (text: string) => {
      start(text)
      const callsOff = [
        isEnough(text) ? later(() => void offer(), typingPause) : () => {},
        later(() => void run(), debounce),
      ]
      callOff = () => callsOff.forEach((each) => each())
    },
    /** Searches the product at once. */
    search: (text: string) => void begin(text),
    /** The same for somebody who asked for it, and opens the character whose name was typed in full. */
    submit: (text: string) => {
      const begun = begin(text)
      const mine = turn
      void begun.then(() => {
        if (mine === turn) openOnly()
      })
    },
    askLodestone: () => {
      const text = search.get().text.trim()
      search.set({ ...search.get(), lodestone: { state: 'loading' } })
      const named = async (): Promise<Step<LodestoneFound>> => {
        const outcome = await ask('lodestonesearch', { text })
        if (!outcome.ok) return stepOf(outcome)
        const { results, more } = outcome.value
        return { state: 'done', results, ...(more && { hasMore: true }) }
      }
      void settle('lodestone', named())
    },
    stop: () => {
      turn++
      callOff()
    },
  }
}
