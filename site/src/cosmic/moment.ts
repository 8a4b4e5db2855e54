import { atom } from 'nanostores'
import type { Offers } from '#collection/offer.ts'
import type { Mission } from './mission.ts'

/** What the clock and the weather offer now. Another object whenever an offer changes. */
export interface Moment {
  /** By the keys of conditions. */
  offers: Offers
}

/** What the clock and the weather offer now; null until the weather is known. */
export const moment = atom<Moment | null>(null)

/** What of a mission says when it is offered. */
export type Waiting = Pick<Mission, 'planetId' | 'weatherId' | 'startHour' | 'endHour'>

/** The name of what a mission waits for on its planet; null where it waits for neither weather nor time. */
export const keyOf = ({ planetId, weatherId, startHour, endHour }: Waiting): string | null =>
  weatherId !== null ? `${planetId}:${weatherId}` : startHour !== null ? `${planetId}:${startHour}-${endHour}` : null
