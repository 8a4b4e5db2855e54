import * as z from 'zod'
import { faultSchema } from './faults.ts'
import type { PeopleTime } from './time.ts'

const switches = z.strictObject({
  /** Everything answers 503 with the maintenance page. */
  maintenance: z.boolean(),
  /** Everything answers 403 without the site's markup, as a network in front of the site does. */
  blocked: z.boolean(),
  /** How long every answer is held back, milliseconds. */
  slowMs: z.number().nonnegative(),
  /** Every n-th page ends in the middle; 0 none. */
  breakEvery: z.number().nonnegative(),
  /** Requests a second before 429; 0 any number. */
  rate: z.number().nonnegative(),
  /** What people wrote about themselves instead, by character id: how a verification code gets on a profile. */
  bios: z.record(z.string().regex(/^\d+$/), z.string()),
  /** Faults aimed at some pages or characters; the first that strikes decides. A new list takes the place of the old one. */
  faults: z.array(faultSchema),
})

/** The faults that can be switched on in the stand-in, and the words that it can put on a profile. */
export type Trouble = z.infer<typeof switches>

const changeSchema = switches.partial().extend({
  /** How many times as fast as real time people live; 0 stops their time. */
  speed: z.number().nonnegative().max(1e6).optional(),
  /** The moment people's time goes to, epoch ms. */
  at: z.int().nonnegative().optional(),
})

export const noTrouble = (): Trouble => ({
  maintenance: false,
  blocked: false,
  slowMs: 0,
  breakEvery: 0,
  rate: 0,
  bios: {},
  faults: [],
})

/** Changes some switches; bios are added to those there are. Says what is wrong with the change, or null. */
export const applyTrouble = (trouble: Trouble, time: PeopleTime, change: unknown): string | null => {
  const read = changeSchema.safeParse(change)
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  const { bios, speed, at, ...rest } = read.data
  Object.assign(trouble, rest)
  Object.assign(trouble.bios, bios)
  if (at !== undefined) time.setNow(at)
  if (speed !== undefined) time.setSpeed(speed)
  return null
}

/** Counts requests against a rate: `take` gives 0 when one may pass, else the seconds to wait. */
export const makeGate = () => {
  let tokens = 0
  let last: number | null = null
  return {
    take(rate: number, nowMs: number): number {
      if (rate <= 0) return 0
      const most = Math.max(1, rate)
      tokens = last === null ? most : Math.min(most, tokens + ((nowMs - last) / 1000) * rate)
      last = nowMs
      if (tokens >= 1) {
        tokens -= 1
        return 0
      }
      return Math.max(1, Math.ceil((1 - tokens) / rate))
    },
  }
}
