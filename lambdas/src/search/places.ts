import { placesOf, type SearchPlace } from '@kupodex/data/names'
import { loadTable } from '@kupodex/data/tables'

/** Every world with its data center, by which a search may be narrowed. */
export const loadPlaces = (): SearchPlace[] => placesOf(loadTable('worlds'), loadTable('dataCenters'))
