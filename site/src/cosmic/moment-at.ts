import type { Condition, Rates } from '@kupodex/data/eorzea'
import { offersAt, type Wait } from '#collection/offer.ts'
import { keyOf, type Moment, type Waiting } from './moment.ts'

/** What a mission waits for; null where that is neither weather nor time. */
export const conditionOf = ({ weatherId, startHour, endHour }: Waiting): Condition | null =>
  weatherId !== null
    ? { weatherIds: [weatherId] }
    : startHour !== null && endHour !== null
      ? { hours: { start: startHour, end: endHour } }
      : null

/** What missions wait for, those that wait for something; without those of a planet without known rates. */
export const waitsOf = (missions: readonly Waiting[], ratesOf: (planetId: number) => Rates | null): readonly Wait[] =>
  missions.flatMap((mission) => {
    const [key, condition, rates] = [keyOf(mission), conditionOf(mission), ratesOf(mission.planetId)]
    return key === null || condition === null || rates === null ? [] : [{ key, condition, rates }]
  })

/** What some waits are offered at a moment (epoch ms); what has not changed is the same object as in `last`, also the whole. */
export const momentAt = (waits: readonly Wait[], at: number, last: Moment | null): Moment => {
  const offers = offersAt(waits, at, last?.offers)
  const isSame =
    last?.offers.size === offers.size && [...offers].every(([key, offer]) => last.offers.get(key) === offer)
  return isSame ? last : { offers }
}
