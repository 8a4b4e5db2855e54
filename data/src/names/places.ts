import type { SearchPlace } from './search.ts'

/** Every world with its data center, from rows of the two tables. */
export const placesOf = (
  worlds: readonly { id: number; name: string; dataCenterId: number }[],
  dataCenters: readonly { id: number; name: string }[],
): SearchPlace[] => {
  const names = new Map(dataCenters.map(({ id, name }) => [id, name]))
  return worlds.map(({ id, name, dataCenterId }) => ({ id, world: name, dataCenter: names.get(dataCenterId) ?? '' }))
}
