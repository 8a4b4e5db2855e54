import { type Condition, nextPeriods, type Period, type Rates } from '@kupodex/data/eorzea'

/** The period in which a condition of clock and weather holds, now or next. */
export interface Offer {
  period: Period
  isNow: boolean
}

/** When a condition holds, at a moment (epoch ms) or next; null if not within half a year. What has not changed since `known` is the same object. */
export const offerAt = (
  condition: Condition,
  rates: Rates,
  at: number,
  known: Offer | null | undefined,
): Offer | null => {
  const period = known && known.period.end > at ? known.period : nextPeriods(condition, rates, at, 1)[0]
  if (period === undefined) return null
  const isNow = period.start <= at
  return known?.period === period && known.isNow === isNow ? known : { period, isNow }
}

/** What is asked of clock and weather: a condition where it holds, and the name by which that is known, the same for all that wait for the same. */
export interface Wait {
  key: string
  condition: Condition
  rates: Rates
}

/** The offers of some waits by their keys; null where one does not hold within half a year. */
export type Offers = ReadonlyMap<string, Offer | null>

/** The offers of some waits at a moment (epoch ms); what has not changed since `known` is the same object. */
export const offersAt = (waits: readonly Wait[], at: number, known: Offers | undefined): Offers => {
  const offers = new Map<string, Offer | null>()
  for (const { key, condition, rates } of waits)
    if (!offers.has(key)) offers.set(key, offerAt(condition, rates, at, known?.get(key)))
  return offers
}
