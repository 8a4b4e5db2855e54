import type { Allowances } from './allowance.ts'
import { seated, type SeatStore } from './seat-item.ts'

/**
 * Allowances in memory, as accounts that fill up over time: a reference implementation for tests of the store, and a fast one
 * for simulations.
 */
export const memoryAllowances = (): Allowances => {
  const accounts = new Map<string, { left: number; at: number }>()
  const at = (what: string, who: string) => `${what} ${who}`
  return {
    takeAllowance: async (what, who, { atOnce, perHour }, now, { cost = 1, keep = 0 } = {}) => {
      const account = accounts.get(at(what, who)) ?? { left: atOnce, at: now }
      const have = Math.min(atOnce, account.left + ((now - account.at) / 3_600_000) * perHour)
      // The time for an amount is rounded to milliseconds, as in the store.
      if (have - cost < keep - perHour / 3_600_000) return null
      accounts.set(at(what, who), { left: have - cost, at: now })
      return { left: have - cost }
    },
    returnAllowance: async (what, who, _, cost) => {
      const account = accounts.get(at(what, who))
      if (account) account.left += cost
    },
  }
}

/** Seats in memory, for simulations. */
export const memorySeats = (): SeatStore => {
  const taken = new Map<string, Record<string, number>>()
  const at = (what: string, who: string) => `${what} ${who}`
  return {
    takeSeat: async (what, who, seating) => {
      const seats = seated(taken.get(at(what, who)) ?? {}, seating)
      if (seats) taken.set(at(what, who), seats)
      return seats !== null
    },
    leaveSeat: async (what, who, token) => {
      const { [token]: _, ...others } = taken.get(at(what, who)) ?? {}
      taken.set(at(what, who), others)
    },
  }
}
