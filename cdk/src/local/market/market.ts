import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { publicScopes } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { hashText, hashUnit } from '@kupodex/pipeline/population'
import { foreignPage, guard } from '../ground/guard.ts'
import { type Running, runServer } from '../ground/running.ts'

/** What is offered of an item on the boards of a data center: gil for one of each offer, and when that was seen (epoch ms). */
interface MadeUpOffers {
  prices: number[]
  seen: number
}

const hour = 3_600_000
const day = 24 * hour

/** Channels of the random numbers. */
const [dearness, unknown, crowd, spread, age] = [1, 2, 3, 4, 5]

/** The share of items that no board was ever seen with. */
const unknownShare = 0.03

const mostOffers = 12

/**
 * Made-up offers: the same item, data center and day (of `now`, epoch ms) always have the same. An item costs from a thousand to some
 * ten million gil, everywhere about as much; of some nobody has any, and of a few nothing is known (null).
 */
export const madeUpOffers = (dataCenter: string, itemId: number, now: number): MadeUpOffers | null => {
  if (hashUnit(unknown, itemId) < unknownShare) return null
  const at = [hashText(dataCenter), itemId, Math.floor(now / day)]
  const usual = 10 ** (3 + 4 * hashUnit(dearness, itemId))
  const offers = Math.floor((mostOffers + 1) * hashUnit(crowd, ...at))
  return {
    prices: Array.from({ length: offers }, (_, nth) => Math.round(usual * (0.7 + 0.8 * hashUnit(spread, nth, ...at)))),
    seen: now - Math.floor(36 * hour * hashUnit(age, ...at)),
  }
}

/** Items that one request is answered for; further ones are left out, as Universalis does. */
const mostItems = 100

const pattern = /^\/api\/v2\/([A-Za-z]+)\/([0-9]+(?:,[0-9]+)*)$/

const dataCenters = () =>
  new Set(
    publicScopes(loadTable('worlds'), loadTable('dataCenters')).flatMap(({ kind, slug }) =>
      kind === 'dataCenter' ? [slug] : [],
    ),
  )

const viewOf = (dataCenter: string, itemId: number, now: number) => {
  const offers = madeUpOffers(dataCenter, itemId, now)
  return offers && { lastUploadTime: offers.seen, listings: offers.prices.map((pricePerUnit) => ({ pricePerUnit })) }
}

/** What is answered of these items: one alone is answered in a form of its own. */
const answerOf = (dataCenter: string, itemIds: readonly number[], now: number) => {
  const [first, ...others] = itemIds
  if (first !== undefined && others.length === 0)
    return viewOf(dataCenter, first, now) ?? { lastUploadTime: 0, listings: [] }
  const views = itemIds.map((id) => [id, viewOf(dataCenter, id, now)] as const)
  return {
    items: Object.fromEntries(views.filter(([, view]) => view !== null)),
    unresolvedItems: views.flatMap(([id, view]) => (view === null ? [id] : [])),
  }
}

/**
 * Starts a stand-in of Universalis' API on a loopback port: made-up prices, in the form of version 2 for several items in a data center,
 * with the fields that prices are made of. `clock` gives epoch ms.
 */
export const startMarket = (port: number, clock: () => number): Promise<Running> => {
  const known = dataCenters()
  const server = createServer(({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const [, dataCenter = '', ids = ''] = pattern.exec(url.split('?')[0] ?? '') ?? []
    const isFound = known.has(dataCenter)
    const itemIds = [...new Set(ids.split(',').map(Number))].slice(0, mostItems)
    response
      .writeHead(isFound ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(isFound ? answerOf(dataCenter, itemIds, clock()) : { status: 404 }))
  })
  guard(server, foreignPage)
  return runServer(server, port)
}
