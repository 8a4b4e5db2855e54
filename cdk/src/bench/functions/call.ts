import { groupMembersMax, type Live } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import type { AwsFunctionName } from '#aws/functions.ts'

/** Which slots of the published sets the stores of this bench fill. */
export const benchLive: Live = { game: { slot: 'a', since: 1 }, night: { slot: 'a', since: 1 } }

/** How many characters the store has; their ids follow `firstId`. */
export const characters = 150
export const firstId = 1024

/** A group as large as groups may be, owned by the user: its address, and the ids of its members. */
export const group = {
  slug: 'bench'.padEnd(22, '0'),
  members: Array.from({ length: groupMembersMax }, (_, at) => firstId + 1 + at),
}

/** A call that is measured, and what it asks of the stores; `id` differs from call to call. */
export interface WarmCall {
  name: AwsFunctionName
  label: string
  path: (id: number, turn: number) => string
  /** GET by default. */
  method?: (turn: number) => string
  body?: (turn: number) => unknown
  /** How often a heavy call is measured, whose answer is weighed too; a thousand times by default. */
  times?: number
  bare: (stores: Stores, id: number, turn: number) => Promise<unknown>
}

/** What bare requests are made with. */
export interface Stores {
  store: Store
  /** The key of the user who makes the calls, and owns the characters. */
  user: string
  get: (key: string) => Promise<unknown>
}

/** The bare requests of a call that asks the stores for nothing. */
export const fromMemory = () => Promise.resolve()

/** The character of a turn: a few are asked for often and most seldom, as readers do. */
export const idAt = (turn: number): number => firstId + 1 + Math.floor(((turn * 0.618034) % 1) ** 2 * characters)

/** A call as the edge hands it to its function. */
export const eventOf = (
  { path, method, body }: WarmCall,
  turn: number,
  headers: Readonly<Record<string, string>> = {},
) => ({
  rawPath: path(idAt(turn), turn),
  headers,
  ...(body === undefined ? {} : { body: JSON.stringify(body(turn)) }),
  // A reader a call: the rate limit is not what is measured.
  requestContext: { http: { method: method?.(turn) ?? 'GET', sourceIp: `10.${turn >> 8}.${turn & 255}.1` } },
})
