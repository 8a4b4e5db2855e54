import { atom } from 'nanostores'
import type { Rates } from '@kupodex/data/eorzea'
import { type Offer, offerAt } from '#collection/offer.ts'
import { conditionOf, keyOf, type Waiting } from './vista.ts'

/** When vistas can be recorded, by the keys of what they wait for; null where that is not within half a year. */
export type Offers = ReadonlyMap<string, Offer | null>

/** What the clock and the weather allow. */
export interface Sky {
  /** The moment of which it is said (epoch ms). */
  at: number
  offers: Offers
  /** What weathers are called, by their ids. */
  weathers: ReadonlyMap<number, string>
}

/** What the clock and the weather allow at the last bell; null until the weather is known. */
export const sky = atom<Sky | null>(null)

/** When each vista that waits for something can be recorded, at a moment (epoch ms); those of zones without known weather are left out. */
export const offersAt = (
  vistas: readonly Waiting[],
  ratesOf: (weatherRateId: number) => Rates | undefined,
  at: number,
  last: Offers | undefined,
): Offers => {
  const offers = new Map<string, Offer | null>()
  for (const vista of vistas) {
    const [key, condition, rates] = [keyOf(vista), conditionOf(vista), ratesOf(vista.weatherRateId ?? 0)]
    if (condition === null || rates === undefined || offers.has(key)) continue
    offers.set(key, offerAt(condition, rates, at, last?.get(key)))
  }
  return offers
}
