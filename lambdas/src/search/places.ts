import type { SearchPlace } from '@kupodex/data/names'
import { loadTable } from '@kupodex/data/tables'

/** Every world with its data center, by which a search may be narrowed. */
export const loadPlaces = (): SearchPlace[] => {
  const dataCenters = new Map(loadTable('dataCenters').map(({ id, name }) => [id, name]))
  return loadTable('worlds').map(({ id, name, dataCenterId }) => ({
    id,
    world: name,
    dataCenter: dataCenters.get(dataCenterId) ?? '',
  }))
}
