import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Clock, Pace } from '../lodestone/index.ts'
import type { Connection } from './connection.ts'
import { readable } from './item.ts'

const key = { pk: 'PACE', sk: 'LODESTONE' }

const spanSchema = z.object({
  /** Who may ask during the span; null for nobody. */
  owner: z.string().nullable(),
  revision: z.int().positive(),
  /** Length of the span, ms. */
  span: z.number().nonnegative(),
  /** Whether somebody else waits for a turn. */
  wanted: z.boolean(),
})

type Span = z.infer<typeof spanSchema>

/** A span and when we first saw it by our own clock. */
type Seen = Span & { at: number }

/** A span has room for four turns, or for as many as come in a second. */
const turnsPerSpan = (rate: number): number => Math.max(4, Math.ceil(rate))

/** Where turns are further apart than this, the span is looked at before each, so that a hold-off is learnt at once. */
const slow = 100

/** A clock that a machine's own time setting does not move. */
export const steadyClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/**
 * Turns that all processes share: at most `rate` a second in all. Time is parted into spans, and one process at a time owns
 * one; it takes its turns within and renews it as long as nobody else wants one. Clocks are never compared: a span's length is
 * stored, and whoever did not write it waits that long from when they first saw it, which is never too short. A hold-off is a span
 * that nobody owns. Who dies with a span leaves at most its length behind.
 */
const sharedPace = ({ table, send, holds }: Connection, rate: number, { now, sleep }: Clock): Pace => {
  const me = randomUUID()
  const interval = 1000 / rate
  // A little more than the turns take, because the first of them comes only when the claim is written.
  const length = (turnsPerSpan(rate) + 0.5) * interval
  /** How often the span is looked at while waiting for somebody else's to end. */
  const look = Math.min(1000, Math.max(20, interval / 4))
  let seen: Seen | null = null
  let ownUntil = -Infinity
  let last = -Infinity
  /** After letting go for others, until when they have the first choice. */
  let courtesy = -Infinity

  const see = async (): Promise<Seen | null> => {
    const { Item } = await send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }))
    if (!Item) return null
    const span = spanSchema.parse(readable(Item))
    seen = span.revision === seen?.revision ? { ...span, at: seen.at } : { ...span, at: now() }
    return seen
  }

  const write = async (before: Seen | null, owner: string | null, span: number): Promise<boolean> => {
    const at = now()
    const next = { owner, revision: (before?.revision ?? 0) + 1, span, wanted: false }
    const written = await holds(() =>
      send(
        new PutCommand({
          TableName: table,
          Item: { ...key, ...next },
          ConditionExpression: before ? 'revision = :revision AND wanted = :wanted' : 'attribute_not_exists(pk)',
          ...(before ? { ExpressionAttributeValues: { ':revision': before.revision, ':wanted': before.wanted } } : {}),
        }),
      ),
    )
    if (!written) return false
    // Counted from before the write for our own turns, from after it for our waiting: both on the safe side.
    ownUntil = owner === me ? at + span : -Infinity
    seen = { ...next, at: now() }
    return true
  }

  const want = ({ revision }: Seen) =>
    holds(() =>
      send(
        new UpdateCommand({
          TableName: table,
          Key: key,
          UpdateExpression: 'SET wanted = :yes',
          ConditionExpression: 'revision = :revision',
          ExpressionAttributeValues: { ':yes': true, ':revision': revision },
        }),
      ),
    )

  /** Makes one step towards a span of our own. */
  const claim = async () => {
    const span = await see()
    if (span === null) return void (await write(null, me, length))
    if (span.owner === me && span.wanted) {
      if (await write(span, null, interval)) courtesy = now() + interval + 2 * look
      return
    }
    const ends = span.owner === me ? -Infinity : Math.max(span.at + span.span, courtesy)
    if (now() >= ends) return void (await write(span, me, length))
    if (span.owner !== null && !span.wanted) await want(span)
    await sleep(Math.min(look, ends - now()))
  }

  const takeTurn = async () => {
    for (;;) {
      const at = Math.max(now(), last + interval)
      if (at + interval > ownUntil) {
        await claim()
        continue
      }
      if (at > now()) await sleep(at - now())
      if (interval > slow && (await see())?.owner !== me) ownUntil = -Infinity
      // The wait may have been longer than asked for, or somebody may have held off meanwhile.
      if (now() < at || now() + interval > ownUntil) continue
      last = now()
      return
    }
  }

  let line: Promise<void> = Promise.resolve()
  return {
    turn: () => {
      const mine = line.then(takeTurn)
      line = mine.catch(() => undefined)
      return mine
    },
    holdOff: async (milliseconds) => {
      ownUntil = -Infinity
      for (;;) {
        const span = await see()
        const held = span && span.owner === null ? span.at + span.span - now() : 0
        if (held >= milliseconds || (await write(span, null, milliseconds))) return
      }
    },
  }
}

/** The pace of requests to the Lodestone. */
export const paceAccess = (connection: Connection) => ({
  /** A pace that every process with this table shares, at most `rate` turns a second in all; `clock` need not be right, only steady. */
  sharedPace: (rate: number, clock: Clock = steadyClock): Pace => sharedPace(connection, rate, clock),
})
