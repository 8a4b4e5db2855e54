import { shortestSearch } from '@kupodex/data/character'
import type { CharsearchAnswer, LodestonesearchAnswer, NamesAnswer } from '@kupodex/data/contract'
import { atom } from 'nanostores'
import { type Found, searchIndex } from '#search/names.ts'

/** How long after the last letter the search begins, ms (spec: site §9). */
export const debounce = 1000

type Step<Result> = { state: 'idle' | 'loading' | 'error' } | { state: 'done'; results: readonly Result[] }

type LodestoneFound = LodestonesearchAnswer['results'][number]

/** What the search page shows: the product's characters, then, once those are known, the Lodestone's. */
export interface SearchView {
  text: string
  product: Step<Found>
  lodestone: Step<LodestoneFound>
}

/** The search of this page. */
export const search = atom<SearchView>({ text: '', product: { state: 'idle' }, lodestone: { state: 'idle' } })

/** Whether a text is long enough to be looked for: more than three letters (spec: site §5). */
export const isLongEnough = (text: string): boolean => [...text.trim()].length >= shortestSearch

/** What searching needs of its surroundings. */
export interface SearchWorld {
  ask: typeof fetch
  /** Calls `run` after `ms` milliseconds; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
}

const readJson = async <Answer>(ask: typeof fetch, path: string): Promise<Answer> => {
  const response = await ask(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

const askNames = (ask: typeof fetch) => async (prefix: string) => {
  try {
    return await readJson<NamesAnswer>(ask, `/api/names/${prefix}/`)
  } catch {
    return null
  }
}

/**
 * The product's characters of a name: from the published index where it knows any, else from the function, which also knows
 * those that came since the last night.
 */
export const searchProduct = async (ask: typeof fetch, text: string): Promise<readonly Found[]> => {
  const indexed = await searchIndex(askNames(ask), text)
  if (indexed !== null && indexed.length > 0) return indexed
  try {
    return (await readJson<CharsearchAnswer>(ask, `/api/charsearch/${encodeURIComponent(text)}/`)).results
  } catch (error) {
    if (indexed !== null) return indexed
    throw error
  }
}

/** The search page's actions; a slow answer to an older text never takes the place of a newer one. */
export const searching = ({ ask, later }: SearchWorld) => {
  let turn = 0
  let callOff = () => {}

  const settle = async <Result>(part: 'product' | 'lodestone', results: Promise<readonly Result[]>) => {
    const mine = turn
    const step = await results.then(
      (found): Step<Result> => ({ state: 'done', results: found }),
      (): Step<Result> => ({ state: 'error' }),
    )
    if (mine === turn) search.set({ ...search.get(), [part]: step })
  }

  return {
    /** Takes what was typed: the results go, and after the pause the product is searched. */
    type: (text: string) => {
      turn++
      callOff()
      search.set({ text, product: { state: 'loading' }, lodestone: { state: 'idle' } })
      callOff = later(() => {
        if (isLongEnough(text)) void settle('product', searchProduct(ask, text.trim()))
        else search.set({ ...search.get(), product: { state: 'idle' } })
      }, debounce)
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
