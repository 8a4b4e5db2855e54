import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { changeOver, type Place } from './change-over.ts'
import type { Connection } from './connection.ts'
import type { Item } from './item.ts'

/** A seat to be taken: by whom (another word each time), of how many, and until when it is taken at most (`now` and `until` in epoch ms). */
interface Seating {
  token: string
  most: number
  now: number
  until: number
}

const seatsSchema = z.record(z.string(), z.number())

const placeOf = (what: string, who: string): Place => ({
  key: { pk: `SEAT#${what}#${who}`, sk: 'SEATS' },
  name: `seats for ${what}`,
})

const takenIn = (item: Item | null) => seatsSchema.parse(item?.seats ?? {})

/** The seats that are still taken, without those whose time is over, and with this one; null where there are `most` without it. */
export const seated = (
  taken: Readonly<Record<string, number>>,
  { token, most, now, until }: Seating,
): Record<string, number> | null => {
  const others = Object.entries(taken).filter(([by, end]) => by !== token && end > now)
  return others.length < most ? Object.fromEntries([...others, [token, until]]) : null
}

/**
 * Seats that all instances share: how many of something somebody may have under way at once. A seat that is never left is free again when
 * its time is over. `ttl` (epoch s) lets DynamoDB delete seats that nobody leaves.
 */
export const seatAccess = (connection: Connection) => ({
  /** Takes a seat of somebody (`who` is stored, so it must not be an address); false where all are taken. */
  takeSeat: (what: string, who: string, seating: Seating): Promise<boolean> =>
    changeOver<boolean>(connection, placeOf(what, who), (before) => {
      const taken = takenIn(before)
      if (taken[seating.token] !== undefined) return { outcome: true }
      const seats = seated(taken, seating)
      if (seats === null) return { outcome: false }
      const ttl = Math.ceil(Math.max(...Object.values(seats)) / 1000) + 3600
      return { outcome: true, after: { seats, ttl, revision: randomUUID() } }
    }),

  /** Leaves a seat; one that is not taken any more is ignored. */
  leaveSeat: (what: string, who: string, token: string): Promise<void> =>
    changeOver<void>(connection, placeOf(what, who), (before) => {
      const { [token]: left, ...others } = takenIn(before)
      if (before === null || left === undefined) return { outcome: undefined }
      const isEmpty = Object.keys(others).length === 0
      return { outcome: undefined, after: isEmpty ? null : { ...before, seats: others, revision: randomUUID() } }
    }),
})

/** Seats in the table, or in memory. */
export type SeatStore = ReturnType<typeof seatAccess>
