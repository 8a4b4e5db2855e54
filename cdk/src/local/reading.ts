import { S3Client } from '@aws-sdk/client-s3'
import { createLodestone } from '@kupodex/data/lodestone'
import { openPublished, type Store } from '@kupodex/data/store'
import { readEnvironment } from '@kupodex/lambdas'
import { bestRankFrom, loadGameNames, lodestoneReader, type SyncDeps } from '@kupodex/lambdas/sync'
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
export const syncDeps = (store: Store, log: (line: string) => void): SyncDeps => {
  const settings = readEnvironment(
    process.env,
    'KUPODEX_BUCKET',
    'KUPODEX_CONTACT',
    'KUPODEX_LODESTONE',
    'KUPODEX_LODESTONE_RATE',
  )
  const client = new S3Client({ forcePathStyle: true })
  const pace = store.sharedPace(Number(settings.KUPODEX_LODESTONE_RATE))
  const lodestone = createLodestone({ contact: settings.KUPODEX_CONTACT, base: settings.KUPODEX_LODESTONE, pace })
  return {
    store,
    lodestone: lodestoneReader(lodestone),
    names: loadGameNames(),
    clock: Date.now,
    bestRank: bestRankFrom(openPublished({ client, bucket: settings.KUPODEX_BUCKET })),
    log: (record) => log(JSON.stringify(record)),
  }
}
