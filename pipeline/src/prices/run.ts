import { publishedKey } from '@kupodex/data/contract'
import { publicScopes } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { publishedResult, type Reporter } from '../command/progress.ts'
import { jsonFile, publish, type PublishFile, readParsed, type Target } from '../publish/index.ts'
import { type Collected, collectOffers } from './collect.ts'
import type { Market } from './market.ts'
import { publishedPrices, renewPrices } from './renew.ts'
import { itemsOf, type SoldThings, soldThings } from './sold-things.ts'

interface PricesDeps {
  market: Market
  bucket: Target
  reporter: Pick<Reporter, 'step'>
  /** Epoch ms. */
  now: () => number
  things?: SoldThings
  dataCenters?: readonly string[]
}

const publicDataCenters = (): string[] =>
  publicScopes(loadTable('worlds'), loadTable('dataCenters')).flatMap(({ kind, slug }) =>
    kind === 'dataCenter' ? [slug] : [],
  )

async function* files(
  { offers }: Collected,
  { bucket, things = soldThings() }: PricesDeps,
): AsyncGenerator<PublishFile> {
  for (const [dataCenter, known] of offers) {
    const key = publishedKey('prices', { dataCenter })
    // Throws where it is damaged, rather than lose what is known.
    const answer = renewPrices(things, known, await readParsed(bucket, key, publishedPrices))
    if (Object.keys(answer.prices).length > 0) yield jsonFile(key, answer)
  }
}

/**
 * Asks for the prices of everything that can be sold, in each data center, and publishes a file for each whose prices or ages are
 * others than before. Where nothing was answered, nothing is published.
 */
export const runPrices = async (deps: PricesDeps): Promise<Collected> => {
  const { market, bucket, reporter, now, things = soldThings(), dataCenters = publicDataCenters() } = deps
  const collected = await reporter.step(
    'ask',
    (progress) => collectOffers({ dataCenters, itemIds: itemsOf(things) }, market, progress),
    ({ requests, answered }) => `${answered} of ${requests} requests answered`,
  )
  if (collected.answered > 0)
    await reporter.step(
      'publish',
      () => publish('prices', files(collected, { ...deps, things }), bucket, { now }),
      publishedResult,
    )
  return collected
}
