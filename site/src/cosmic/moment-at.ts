import { type Condition, nextPeriods, type Rates } from '@kupodex/data/eorzea'
import { keyOf, type Moment, type Offer, type Waiting } from './moment.ts'

/** What a mission waits for; null where that is neither weather nor time. */
export const conditionOf = ({ weatherId, startHour, endHour }: Waiting): Condition | null =>
  weatherId !== null
    ? { weatherIds: [weatherId] }
    : startHour !== null && endHour !== null
      ? { hours: { start: startHour, end: endHour } }
      : null

const offerAt = (condition: Condition, rates: Rates, at: number, known: Offer | null | undefined): Offer | null => {
  const period = known && known.period.end > at ? known.period : nextPeriods(condition, rates, at, 1)[0]
  if (period === undefined) return null
  const isNow = period.start <= at
  return known?.period === period && known.isNow === isNow ? known : { period, isNow }
}

/**
 * The offers of all missions at a moment (epoch ms); what has not changed is the same object as in `last`, also the whole. A planet
 * without known rates has no offers.
 */
export const momentAt = (
  missions: readonly Waiting[],
  ratesOf: (planetId: number) => Rates | null,
  at: number,
  last: Moment | null,
): Moment => {
  const offers = new Map<string, Offer | null>()
  for (const mission of missions) {
    const [key, condition, rates] = [keyOf(mission), conditionOf(mission), ratesOf(mission.planetId)]
    if (key === null || condition === null || rates === null || offers.has(key)) continue
    offers.set(key, offerAt(condition, rates, at, last?.offers.get(key)))
  }
  const isSame =
    last?.offers.size === offers.size && [...offers].every(([key, offer]) => last.offers.get(key) === offer)
  return isSame ? last : { offers }
}
