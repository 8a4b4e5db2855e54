import { BoundedMap } from '@kupodex/data/store'
import { rates, sizes } from '../ground/limits.ts'
import type { Failure } from './failure.ts'

/** The refusal of a client that has too few points for so many seconds. */
export const tooManyRequests = (wait: number): Failure => ({
  ok: false,
  code: 'tooManyRequests',
  message: `Too many requests; try again in ${wait} s.`,
  retryAfter: wait,
})

/** Takes points from a client's account; 0 if it has enough, which is `need`, else the seconds until it would. */
export type Limiter = (client: string, cost: number, need?: number) => number

/** An account of points for each client of this instance, filled up evenly over time. `clock` in epoch ms. */
export const createLimiter = (clock: () => number, { points, seconds } = rates.points): Limiter => {
  const perMs = points / (seconds * 1000)
  const accounts = new BoundedMap<string, { left: number; at: number }>(sizes.rememberedClients)
  return (client, cost, need = cost) => {
    const now = clock()
    const account = accounts.get(client)
    const have = account ? Math.min(points, account.left + Math.max(0, now - account.at) * perMs) : points
    const isEnough = have >= need
    if (cost > 0) accounts.set(client, { left: isEnough ? have - cost : have, at: now })
    return isEnough ? 0 : Math.max(1, Math.ceil((need - have) / perMs / 1000))
  }
}
