import { placesOf, type SearchPlace } from '@kupodex/data/names'
import { loadTable } from '@kupodex/data/tables'

/** All worlds with their data centers, to narrow down a search. */
export const loadPlaces = (): SearchPlace[] => placesOf(loadTable('worlds'), loadTable('dataCenters'))

/** When worlds or data centers last changed (epoch ms). */
export const placesChangedAt = (): number =>
  Math.max(...[...loadTable('worlds'), ...loadTable('dataCenters')].map(({ updatedAt }) => updatedAt))
