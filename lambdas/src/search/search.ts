import type { SearchPlace } from '@kupodex/data/names'
import type { Store } from '@kupodex/data/store'
import type { AnswersOf } from '../http/handler.ts'

/** What searching for stored characters needs. */
export interface SearchDeps {
  store: Pick<Store, 'searchNames'>
  /** All worlds, to narrow down a search. */
  places: readonly SearchPlace[]
}

/** The maximum number of results: with that many, a reader types more of the name. */
const mostResults = 50

/** Answers the search for stored characters. */
export const searchAnswers = ({ store, places }: SearchDeps): AnswersOf<'search'> => ({
  charsearch: async ({ text }) => ({
    ok: true,
    value: { results: await store.searchNames(text, mostResults, places) },
  }),
})
