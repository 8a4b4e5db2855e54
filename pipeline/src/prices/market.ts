import {
  type BackOffLimits,
  type Clock,
  readBody,
  retryAfterOf,
  systemClock,
  waitBefore,
} from '@kupodex/data/lodestone'
import * as z from 'zod'

/** Items that one request may ask for. */
export const mostItems = 100

/** What is offered of an item on the boards of a data center. */
export interface Offers {
  /** Gil for one, of each offer; none where nobody offers it. */
  prices: readonly number[]
  /** When a player last saw these boards (epoch s). */
  seen: number
}

/**
 * What a request came to: offers by item id, without items that nothing is known of; no such data center; no answer, which may come
 * later; or an answer that is not understood, which will not. `why` is a sentence without its full stop.
 */
type MarketReading =
  | { outcome: 'ok'; offers: ReadonlyMap<number, Offers> }
  | { outcome: 'noSuchPlace' }
  | { outcome: 'noAnswer' | 'unfit'; why: string }

/** Asks what is offered of up to `mostItems` items in a data center; never throws for what is answered. */
export type Market = (dataCenter: string, itemIds: readonly number[]) => Promise<MarketReading>

export interface MarketOptions {
  /** Address of the service, such as `https://universalis.app`. */
  base: string
  /** An address or page where its operators can reach us. */
  contact: string
  /** Requests a second. */
  rate: number
  fetch?: typeof globalThis.fetch
  clock?: Clock
  /** A number in [0, 1). */
  random?: () => number
  /** Milliseconds until a complete answer has to arrive. */
  timeout?: number
}

const limits: BackOffLimits = { tries: 3, firstWait: 4000, longestWait: 60_000 }

/** The highest price that the game lets one ask, gil. */
const highestPrice = 999_999_999

/** What is read of an answer for several items; an answer for one alone looks different. */
const answerSchema = z.object({
  items: z.record(
    z.string().regex(/^[1-9][0-9]{0,9}$/),
    z.object({
      /** Epoch ms; 0 where nobody ever saw a board with it. */
      lastUploadTime: z.int().nonnegative(),
      listings: z.array(z.object({ pricePerUnit: z.int().min(1).max(highestPrice) })),
    }),
  ),
})

/** The fields of an answer that are asked for: a tenth of all, and no names of sellers. */
const fields = 'items.lastUploadTime,items.listings.pricePerUnit'

const pathOf = (dataCenter: string, itemIds: readonly number[]): string =>
  `/api/v2/${encodeURIComponent(dataCenter)}/${itemIds.join(',')}?entries=0&fields=${fields}`

const offersOf = ({ items }: z.infer<typeof answerSchema>, asked: ReadonlySet<number>, now: number) =>
  new Map(
    Object.entries(items).flatMap(([id, { lastUploadTime, listings }]): [number, Offers][] => {
      if (lastUploadTime === 0 || !asked.has(Number(id))) return []
      const prices = listings.map(({ pricePerUnit }) => pricePerUnit)
      return [[Number(id), { prices, seen: Math.floor(Math.min(lastUploadTime, now) / 1000) }]]
    }),
  )

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An answer as it is read, or why there is none, with how long the service wants to be left alone (ms). */
type Tried = { reading: MarketReading; retryAfter?: number | null }

/**
 * A polite client of Universalis' API (version 2): one request after another, far below the limits that its documentation names (25
 * requests a second, 8 connections of one address), and fewer where it asks for that. It says who asks.
 */
export const openMarket = (options: MarketOptions): Market => {
  const { base, contact, rate, timeout = 30_000 } = options
  const { fetch = globalThis.fetch, clock = systemClock, random = Math.random } = options
  let notBefore = 0

  const turn = async () => {
    const wait = notBefore - clock.now()
    if (wait > 0) await clock.sleep(wait)
    notBefore = clock.now() + 1000 / rate
  }

  const tryOnce = async (dataCenter: string, itemIds: readonly number[]): Promise<Tried> => {
    await turn()
    try {
      const answer = await fetch(base.replace(/\/$/, '') + pathOf(dataCenter, itemIds), {
        headers: { 'User-Agent': `Kupodex/0.1 (+${contact})`, Accept: 'application/json' },
        signal: AbortSignal.timeout(timeout),
        redirect: 'manual',
      })
      const text = await readBody(answer)
      const { status } = answer
      if (status === 404) return { reading: { outcome: 'noSuchPlace' } }
      if (status !== 200) {
        const retryAfter = retryAfterOf(answer.headers.get('retry-after'), clock.now())
        const mayComeLater = status === 429 || status >= 500
        return { reading: { outcome: mayComeLater ? 'noAnswer' : 'unfit', why: `status ${status}` }, retryAfter }
      }
      if (text === null) return { reading: { outcome: 'unfit', why: 'an answer of more than 8 MB' } }
      const read = answerSchema.safeParse(parse(text))
      if (read.success)
        return { reading: { outcome: 'ok', offers: offersOf(read.data, new Set(itemIds), clock.now()) } }
      const [issue] = read.error.issues
      return { reading: { outcome: 'unfit', why: `${issue?.path.join('.') || 'the answer'}: ${issue?.message}` } }
    } catch (error) {
      return { reading: { outcome: 'noAnswer', why: error instanceof Error ? error.message : String(error) } }
    }
  }

  return async (dataCenter, itemIds) => {
    for (let attempt = 1; ; attempt++) {
      const { reading, retryAfter } = await tryOnce(dataCenter, itemIds)
      if (reading.outcome !== 'noAnswer') return reading
      const wait = Math.max(retryAfter ?? 0, waitBefore(attempt, limits, random))
      notBefore = Math.max(notBefore, clock.now() + Math.min(wait, limits.longestWait))
      if (attempt === limits.tries || wait > limits.longestWait) return reading
    }
  }
}
