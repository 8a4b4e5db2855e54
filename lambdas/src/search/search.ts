import { placesOf, type SearchPlace } from '@kupodex/data/names'
import type { Store } from '@kupodex/data/store'
import { sizes } from '../ground/limits.ts'
import type { AnswersOf } from '../http/handler.ts'
import { loadTable } from '@kupodex/data/tables'

export interface SearchDeps {
  store: Pick<Store, 'searchNames' | 'hiddenAmong'>
  /** All worlds, to narrow down a search. */
  places: readonly SearchPlace[]
  /** When those last changed (epoch ms). */
  deployTime: number
}

/** Answers the search for stored characters; those that their owners hide are left out from the moment they do. */
export const searchAnswers = ({ store, places, deployTime }: SearchDeps): AnswersOf<'search'> => ({
  charsearch: async ({ text }) => {
    const found = await store.searchNames(text, sizes.searchResults, places)
    const hidden = await store.hiddenAmong(found.map(({ id }) => id))
    return { ok: true, value: { deployTime, results: found.filter(({ id }) => !hidden.has(id)) } }
  },
})

/** All worlds with their data centers, to narrow down a search. */
export const loadPlaces = (): SearchPlace[] => placesOf(loadTable('worlds'), loadTable('dataCenters'))

/** When worlds or data centers last changed (epoch ms). */
export const placesChangedAt = (): number =>
  Math.max(...[...loadTable('worlds'), ...loadTable('dataCenters')].map(({ updatedAt }) => updatedAt))
