import { hashUnit } from './random.ts'
import type { PopulationTables } from './tables.ts'

/**
 * Ids of at most `count` public data centers that people live on: by the seed, and of as many regions as there can be, so that
 * people of several languages meet. A data center without a running world is left out.
 */
export const homesOf = (
  seed: number,
  { worlds, dataCenters }: Pick<PopulationTables, 'worlds' | 'dataCenters'>,
  count: number,
): ReadonlySet<number> => {
  const beta = new Set(dataCenters.filter((row) => row.beta).map((row) => row.id))
  const regions = new Map(
    worlds
      .filter(({ active, dataCenterId }) => active && !beta.has(dataCenterId))
      .map(({ dataCenterId, regionId }) => [dataCenterId, regionId]),
  )
  const left = [...regions.keys()].sort((a, b) => hashUnit(seed, 23, a) - hashUnit(seed, 23, b))
  const homes = new Set<number>()
  while (homes.size < count && left.length > 0) {
    const taken = new Set([...homes].map((id) => regions.get(id)))
    const elsewhere = left.findIndex((id) => !taken.has(regions.get(id)))
    for (const id of left.splice(Math.max(elsewhere, 0), 1)) homes.add(id)
  }
  return homes
}
