import type { Store } from '@kupodex/data/store'
import { readEnvironment } from '@kupodex/lambdas'
import type { SyncDeps } from '@kupodex/lambdas/sync'
import { connectWorker, workerSettings } from '@kupodex/lambdas/worker'
import { identityAt, type Population } from '@kupodex/pipeline/population'

/** How many are put in the queue at a time. */
const width = 16

/** Puts everybody of the population in the queue; gives the number of those that were not known. */
export const queueEverybody = async (population: Population, store: Store, now: number): Promise<number> => {
  const indexes = Array.from({ length: population.size }, (_, index) => index)
  let added = 0
  const next = async () => {
    for (let index = indexes.pop(); index !== undefined; index = indexes.pop()) {
      if (await store.addCharacter(identityAt(population, index).id, now)) added++
    }
  }
  await Promise.all(Array.from({ length: width }, next))
  return added
}

/** What the sync worker needs: the real client and parsers, by this process's environment; its log goes to `log`. */
export const syncDeps = (store: Store, log: (line: string) => void): SyncDeps =>
  connectWorker(readEnvironment(process.env, ...workerSettings), (record) => log(JSON.stringify(record)), { store })
