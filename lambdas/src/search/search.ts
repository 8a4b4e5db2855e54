import type { SearchPlace } from '@kupodex/data/names'
import type { Store } from '@kupodex/data/store'
import type { AnswersOf } from '../http/handler.ts'

/** What looking for characters of the product needs. */
export interface SearchDeps {
  store: Pick<Store, 'searchNames'>
  /** Every world, by which a search may be narrowed. */
  places: readonly SearchPlace[]
}

/** More are never shown: with so many results, a reader types more of the name. */
const mostResults = 50

/** Answers the search for characters that the product knows. */
export const searchAnswers = ({ store, places }: SearchDeps): AnswersOf<'search'> => ({
  charsearch: async ({ text }) => ({
    ok: true,
    value: { results: await store.searchNames(text, mostResults, places) },
  }),
})
