import type { Condition, Rates } from '@kupodex/data/eorzea'
import { type Offer, offerAt } from '#collection/offer.ts'
import { keyOf, type Moment, type Waiting } from './moment.ts'

/** What a mission waits for; null where that is neither weather nor time. */
export const conditionOf = ({ weatherId, startHour, endHour }: Waiting): Condition | null =>
  weatherId !== null
    ? { weatherIds: [weatherId] }
    : startHour !== null && endHour !== null
      ? { hours: { start: startHour, end: endHour } }
      : null

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
