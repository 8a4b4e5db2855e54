import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Clock, Pace } from '../lodestone/index.ts'
import { readParsed } from './change-over.ts'
import type { Connection } from './connection.ts'
import { ifStill } from './item.ts'

const key = { pk: 'PACE', sk: 'LODESTONE' }

const spanSchema = z.object({
  /** Who may send requests during the span; null for nobody. */
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

/** If turns are further apart than this (ms), the span is read before each turn, so that a hold-off is noticed at once. */
const slow = 100

/** A monotonic clock, independent of the time setting of the machine. */
export const steadyClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/**
 * Turns that all processes share: at most `rate` a second in all. Time is divided into spans, each owned by one process,
 * which takes its turns within and renews the span as long as no other process wants one. Clocks are never compared: only the
 * length of a span is stored, and the other processes wait that long from when they first saw it, which is never too short. A
 * hold-off is a span without an owner. If a process dies, the others wait at most until its span ends.
 */
const sharedPace = (connection: Connection, rate: number, { now, sleep }: Clock): Pace => {
  const { table, holds } = connection
  const me = randomUUID()
  const interval = 1000 / rate
  // A little longer than the turns take, because the first turn begins only after the claim is written.
  const length = (turnsPerSpan(rate) + 0.5) * interval
  /** How often the span is read while waiting for another process's span to end (ms). */
  const look = Math.min(1000, Math.max(20, interval / 4))
  let seen: Seen | null = null
  let ownUntil = -Infinity
  let last = -Infinity
  /** After giving up the span for others: until when they may claim it first. */
  let courtesy = -Infinity

  const see = async (): Promise<Seen | null> => {
    const span = await readParsed(connection, key, spanSchema)
    if (!span) return null
    seen = span.revision === seen?.revision ? { ...span, at: seen.at } : { ...span, at: now() }
    return seen
  }

  const write = async (before: Seen | null, owner: string | null, span: number): Promise<boolean> => {
    const at = now()
    const next = { owner, revision: (before?.revision ?? 0) + 1, span, wanted: false }
    const written = await holds(() =>
      table.put({
        Item: { ...key, ...next },
        ...ifStill(before && { revision: before.revision, wanted: before.wanted }),
      }),
    )
    if (!written) return false
    // For our own turns it counts from before the write, for our waiting from after it: both are on the safe side.
    ownUntil = owner === me ? at + span : -Infinity
    seen = { ...next, at: now() }
    return true
  }

  const want = ({ revision }: Seen) =>
    holds(() =>
      table.update({
        Key: key,
        UpdateExpression: 'SET wanted = :yes',
        ConditionExpression: 'revision = :revision',
        ExpressionAttributeValues: { ':yes': true, ':revision': revision },
      }),
    )

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

export const paceAccess = (connection: Connection) => ({
  /** A pace that every process with this table shares, at most `rate` turns a second in all; `clock` only has to be monotonic. */
  sharedPace: (rate: number, clock: Clock = steadyClock): Pace => sharedPace(connection, rate, clock),
})
