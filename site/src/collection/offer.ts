import { type Condition, nextPeriods, type Period, type Rates } from '@kupodex/data/eorzea'

/** The period in which a condition of clock and weather holds, now or next. */
export interface Offer {
  period: Period
  isNow: boolean
}

/**
 * When a condition holds at a moment (epoch ms) or next; null where it does not within half a year. What has not changed since `known` is the
 * same object.
 */
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
