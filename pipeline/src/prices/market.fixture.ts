import type { Clock } from '@kupodex/data/lodestone'
import type { MarketOptions } from './market.ts'

/** What a stand-in was asked: the data center, the items, the `User-Agent`, and when (ms). */
export interface Asked {
  path: string
  dataCenter: string
  itemIds: number[]
  userAgent: string | null
  at: number
}

/** Answers a request; what it throws is a connection that failed. */
export type Answering = (asked: Asked, signal: AbortSignal) => Response | Promise<Response>

/** An answer of the service with the prices of each item, seen at `seen` (epoch ms). */
export const offering = (prices: Readonly<Record<number, readonly number[]>>, seen = 5_000): Response =>
  Response.json({
    items: Object.fromEntries(
      Object.entries(prices).map(([id, each]) => [
        id,
        { lastUploadTime: seen, listings: each.map((pricePerUnit) => ({ pricePerUnit })) },
      ]),
    ),
  })

/** Never answers; the request ends when its time is up. */
export const hanging: Answering = (_, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** A service that is asked in a time of its own: waits pass at once, and `asked` is all that it was asked. */
export const standIn = (answer: Answering, start = 1_000_000) => {
  const asked: Asked[] = []
  let time = start
  const clock: Clock = { now: () => time, sleep: async (ms) => void (time += ms) }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input as string)
    const [, , , dataCenter = '', items = ''] = url.pathname.split('/')
    const one: Asked = {
      path: url.pathname + url.search,
      dataCenter,
      itemIds: items.split(',').map(Number),
      userAgent: new Headers(init?.headers).get('user-agent'),
      at: time - start,
    }
    asked.push(one)
    return answer(one, init!.signal!)
  }
  const options = {
    ...{ base: 'https://market.test', contact: 'operator@kupodex.example', rate: 1 },
    ...{ fetch, clock, random: () => 0 },
  } satisfies MarketOptions
  return { asked, options }
}
