import { shortestSearch } from '@kupodex/data/names'
import type { CharsearchAnswer, FailureCode, LodestonesearchAnswer, NamesAnswer } from '@kupodex/data/contract'
import type { SearchPlace } from '@kupodex/data/names'
import { atom } from 'nanostores'
import { suggest, type Suggestion } from './suggest.ts'
import { isEnough } from './enough.ts'
import { onlyNamed } from './exact.ts'
import { type FoundName, mostShown, searchIndex } from './names.ts'
import type { Places } from './places.ts'
import { typingPause } from './typing-pause.ts'

/** How long after the last letter the search begins, ms (spec: site §9). */
export const debounce = 1000

/** How far a part of the search is; `busy` is a refusal that passes by itself. */
export type Step<Result> =
  { state: 'idle' | 'loading' | 'busy' | 'error' } | { state: 'done'; results: readonly Result[] }

type LodestoneFound = LodestonesearchAnswer['results'][number]

/** What the search page shows: the product's characters, then, once those are known, the Lodestone's. */
export interface SearchView {
  text: string
  /** Data center and world by a world's id; none until a search has read them. */
  places: Places
  /** Who may be meant, by the published index alone, until the search tells. */
  suggested: readonly Suggestion[]
  product: Step<FoundName>
  lodestone: Step<LodestoneFound>
}

/** The search of this page. */
export const search = atom<SearchView>({
  text: '',
  places: {},
  suggested: [],
  product: { state: 'idle' },
  lodestone: { state: 'idle' },
})

/** Whether a text is long enough for the product search: more than three letters (spec: site §5). */
export const isLongEnough = (text: string): boolean => [...text.trim()].length >= shortestSearch

/** What searching needs of its surroundings. */
export interface SearchDeps {
  ask: typeof fetch
  /** Calls `run` after `ms` milliseconds; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
  /** Opens a character. */
  open: (id: number) => void
}

const readJson = async <Answer>(ask: typeof fetch, path: string): Promise<Answer> => {
  const response = await ask(path)
  if (response.ok) return (await response.json()) as Answer
  const failure = (await response.json().catch(() => null)) as { code?: FailureCode } | null
  throw new Refused(`${path} answered ${response.status}`, failure?.code)
}

class Refused extends Error {
  readonly code: FailureCode | undefined
  constructor(message: string, code: FailureCode | undefined) {
    super(message)
    this.code = code
  }
}

const passing: readonly FailureCode[] = ['lodestoneBusy', 'tooManyRequests']

const isPassing = (error: unknown): boolean => error instanceof Refused && passing.includes(error.code ?? 'internal')

const askNames = (ask: typeof fetch) => async (prefix: string) => {
  try {
    return await readJson<NamesAnswer>(ask, `/api/names/${prefix}/`)
  } catch {
    return null
  }
}

const placesIn = (places: Places): SearchPlace[] =>
  Object.entries(places).map(([id, [dataCenter, world]]) => ({ id: Number(id), world, dataCenter }))

/**
 * The product's characters of a name: from the published index where it knows any, else from the function, which also knows
 * those that came since the last night.
 */
export const searchProduct = async (ask: typeof fetch, text: string, places: Places): Promise<readonly FoundName[]> => {
  const indexed = await searchIndex(askNames(ask), text, placesIn(places))
  if (indexed !== null && indexed.length > 0) return indexed
  try {
    return (await readJson<CharsearchAnswer>(ask, `/api/charsearch/${encodeURIComponent(text)}/`)).results
  } catch (error) {
    if (indexed !== null) return indexed
    throw error
  }
}

/** The search page's actions; a slow answer to an older text never takes the place of a newer one. */
export const searching = ({ ask, later, open }: SearchDeps) => {
  let turn = 0
  let callOff = () => {}

  const settle = async <Result>(part: 'product' | 'lodestone', results: Promise<readonly Result[]>) => {
    const mine = turn
    const step = await results.then(
      (found): Step<Result> => ({ state: 'done', results: found }),
      (error: unknown): Step<Result> => ({ state: isPassing(error) ? 'busy' : 'error' }),
    )
    if (mine === turn) search.set({ ...search.get(), [part]: step })
  }

  /** Worlds are told once; without them a search goes on, and finds by names alone. */
  const readPlaces = async (): Promise<Places> => {
    if (Object.keys(search.get().places).length === 0) {
      const places = await readJson<Places>(ask, '/places.json').catch(() => ({}))
      search.set({ ...search.get(), places })
    }
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
      readPlaces().then((places) => searchProduct(ask, text, places)),
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
    /** Asks the Lodestone for the same name. */
    askLodestone: () => {
      const text = search.get().text.trim()
      search.set({ ...search.get(), lodestone: { state: 'loading' } })
      const path = `/api/lodestonesearch/${encodeURIComponent(text)}/`
      void settle(
        'lodestone',
        readJson<LodestonesearchAnswer>(ask, path).then(({ results }) => results),
      )
    },
    stop: () => {
      turn++
      callOff()
    },
  }
}
