import { tickedCollections } from '@kupodex/data/game'
import type { Store } from '@kupodex/data/store'
import { loadTables } from '@kupodex/data/tables'
import { identityAt, type Population, ticksOf } from '@kupodex/pipeline/population'
import { eachInParallel } from '@kupodex/pipeline/publish'

/** How many people tick at a time. */
const width = 16

/** The key of the made-up user who owns a made-up character: none that an issuer's user can have. */
const userOf = (id: number): string => `made-up-${id}`

/**
 * Ticks for the people of the population what they tick by hand, so that lists of such collections have owners, and makes them
 * the owners of their characters, as only owners tick; returns the number of those who ticked anything. Doing it again changes
 * nothing, not even what somebody else has verified or unticked since.
 */
export const tickThings = async (
  population: Population,
  store: Pick<Store, 'changeMarks' | 'ownerOf' | 'own'>,
): Promise<number> => {
  const ticks = ticksOf(loadTables(tickedCollections.map(({ table }) => table)))
  const ticking = Array.from({ length: population.size }, (_, index) => ({ index, things: ticks(population, index) }))
    .filter(({ things }) => things.length > 0)
    .map(({ index, things }) => ({ id: identityAt(population, index).id, things }))
  const tick = async ({ id, things }: (typeof ticking)[number]) => {
    const first = Math.min(...things.map(({ at }) => at))
    if (!(await store.ownerOf(id))) await store.own(id, userOf(id), first * 1000)
    for (const { type, ids, at } of things) {
      await store.changeMarks(
        id,
        type,
        ids.map((thing) => ({ id: thing, owned: true, at })),
      )
    }
  }
  await eachInParallel(ticking, width, tick)
  return ticking.length
}
