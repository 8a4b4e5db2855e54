import type { SearchPlace } from '@kupodex/data/names'
import type { Store } from '@kupodex/data/store'
import type { AnswersOf } from '../http/handler.ts'

/** What searching for stored characters needs. */
export interface SearchDeps {
  store: Pick<Store, 'searchNames' | 'hiddenAmong'>
  /** All worlds, to narrow down a search. */
  places: readonly SearchPlace[]
}

/** The maximum number of results: with that many, a reader types more of the name. */
const mostResults = 50

/** Answers the search for stored characters; those that their owners hide are left out from the moment they do. */
export const searchAnswers = ({ store, places }: SearchDeps): AnswersOf<'search'> => ({
  charsearch: async ({ text }) => {
    const found = await store.searchNames(text, mostResults, places)
    const hidden = await store.hiddenAmong(found.map(({ id }) => id))
    return { ok: true, value: { results: found.filter(({ id }) => !hidden.has(id)) } }
  },
})
