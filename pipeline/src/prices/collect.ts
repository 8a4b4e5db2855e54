import { type Market, mostItems, type Offers } from './market.ts'

export interface Collected {
  /** Offers by data center and item id: no entry for what nobody answered. */
  offers: ReadonlyMap<string, ReadonlyMap<number, Offers>>
  /** Requests that were made, and those of them that were answered. */
  requests: number
  answered: number
  /** Whether an answer came that is not understood. */
  isUnfit: boolean
  /** A sentence for each request without offers, and for what was not asked for because of them. */
  complaints: readonly string[]
}

/** After so many requests in a row without offers nothing more is asked: the service is down, or has changed. */
const mostFailures = 3

/** Lists of at most `most` entries, as equal in length as can be: a rest of one would be answered in another form. */
export const evenly = <T>(all: readonly T[], most: number): T[][] => {
  const parts = Math.ceil(all.length / most)
  return Array.from({ length: parts }, (_, at) =>
    all.slice(Math.floor((at * all.length) / parts), Math.floor(((at + 1) * all.length) / parts)),
  )
}

/** Asks for all items in each data center, one request after another, and goes on without what is not answered. */
export const collectOffers = async (
  { dataCenters, itemIds }: { dataCenters: readonly string[]; itemIds: readonly number[] },
  market: Market,
  progress: (text: string) => void = () => undefined,
): Promise<Collected> => {
  const offers = new Map<string, Map<number, Offers>>()
  const complaints: string[] = []
  let [requests, answered, failures, isUnfit] = [0, 0, 0, false]
  for (const dataCenter of dataCenters) {
    const known = new Map<number, Offers>()
    offers.set(dataCenter, known)
    for (const part of evenly(itemIds, mostItems)) {
      if (failures === mostFailures) break
      progress(`${dataCenter}, ${requests} requests`)
      requests += 1
      const reading = await market(dataCenter, part)
      if (reading.outcome === 'ok') {
        for (const [id, each] of reading.offers) known.set(id, each)
        answered += 1
        failures = 0
        continue
      }
      if (reading.outcome === 'noSuchPlace') {
        complaints.push(`${dataCenter}: not a data center there.`)
        break
      }
      isUnfit ||= reading.outcome === 'unfit'
      complaints.push(
        `${dataCenter}: ${reading.outcome === 'unfit' ? 'an answer that is not understood' : 'no answer'}: ${reading.why}.`,
      )
      failures += 1
    }
  }
  if (failures === mostFailures) complaints.push(`Nothing more was asked after ${mostFailures} failures in a row.`)
  return { offers, requests, answered, isUnfit, complaints }
}
