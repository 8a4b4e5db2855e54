import type { Store } from '@kupodex/data/store'
import { settingsOf } from '@kupodex/lambdas'
import { runWorker, type SyncDeps, type SyncResult } from '@kupodex/lambdas/sync'
import { connectWorker } from '@kupodex/lambdas/worker'
import { companyNumberOf, identityAt, type Population } from '@kupodex/pipeline/population'
import { eachInParallel } from '@kupodex/pipeline/publish'
import type { RunningLodestone } from './lodestone/index.ts'

/** How many are put in the queue at a time. */
const width = 16

const everybodyOf = ({ size }: Population): number[] => Array.from({ length: size }, (_, index) => index)

/** How long before the others the first people came, ms. */
const earlier = 60 * 86_400_000

/**
 * The people who came first, by their indexes: every other one of those in free companies, so that what is new since then is to be
 * seen there. None of the cast, who are to be found as each was made.
 */
export const firstPeople = (population: Population): number[] => {
  const at = Math.floor(population.now - earlier / 1000)
  return everybodyOf(population).filter((index) => {
    const person = identityAt(population, index, at)
    const isFree = person.role === null && person.state === 'listed'
    return index % 2 === 0 && isFree && companyNumberOf(population, person, at) !== null
  })
}

/** What reading people takes; `now` gives epoch ms. */
interface ReadingDeps {
  population: Population
  store: Store
  lodestone: Pick<RunningLodestone, 'time'>
  sync: SyncDeps
  now: () => number
  signal?: AbortSignal
  /** Characters read side by side; the client limits the rate of requests. */
  parallel?: number
  onResult?: (result: SyncResult) => void
}

/**
 * Reads everybody of the population by the real worker, those who came first twice: two months ago, by clocks of the people and of the worker that
 * go as late, and now again, as they are due.
 */
export const readEverybody = async (deps: ReadingDeps): Promise<void> => {
  const { population, store, lodestone, sync, now, ...options } = deps
  const readAt = async (ago: number, indexes: readonly number[]) => {
    const clock = () => now() - ago
    const at = clock()
    lodestone.time.setNow(at)
    await eachInParallel(indexes, width, async (index) => {
      await store.addCharacter(identityAt(population, index).id, at)
    })
    await runWorker({ ...sync, clock }, { ...options, untilIdle: true })
  }
  await readAt(earlier, firstPeople(population))
  await readAt(0, everybodyOf(population))
}

/** What the sync worker needs: the real client and parsers, by this process's environment; its log goes to `log`. */
export const syncDeps = (store: Store, log: (line: string) => void): SyncDeps =>
  connectWorker(settingsOf('sync'), (record) => log(JSON.stringify(record)), { store })
