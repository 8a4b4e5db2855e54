import { tickedCollections } from '@kupodex/data/game'
import type { Store } from '@kupodex/data/store'
import { loadTables } from '@kupodex/data/tables'
import { identityAt, type Population, ticksOf } from '@kupodex/pipeline/population'

/** How many people tick at a time. */
const width = 16

/**
 * Ticks for the people of the population what they tick by hand, so that lists of such collections have owners; returns the
 * number of those who ticked anything. Doing it again changes nothing.
 */
export const tickThings = async (population: Population, store: Pick<Store, 'mark'>): Promise<number> => {
  const ticks = ticksOf(loadTables(tickedCollections.map(({ table }) => table)))
  const ticking = Array.from({ length: population.size }, (_, index) => ({ index, things: ticks(population, index) }))
    .filter(({ things }) => things.length > 0)
    .map(({ index, things }) => ({ id: identityAt(population, index).id, things }))
  const people = ticking.values()
  const next = async () => {
    for (const { id, things } of people) for (const { type, ids, at } of things) await store.mark(id, type, ids, at)
  }
  await Promise.all(Array.from({ length: width }, next))
  return ticking.length
}
