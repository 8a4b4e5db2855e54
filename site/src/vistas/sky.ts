import { atom } from 'nanostores'
import type { Rates } from '@kupodex/data/eorzea'
import type { Offers, Wait } from '#collection/offer.ts'
import { conditionOf, keyOf, type Waiting } from './vista.ts'

export interface Sky {
  /** The moment of which it is said (epoch ms). */
  at: number
  /** By the keys of what vistas wait for. */
  offers: Offers
  /** What weathers are called, by their ids. */
  weathers: ReadonlyMap<number, string>
}

/** What the clock and the weather allow at the last bell; null until the weather is known. */
export const sky = atom<Sky | null>(null)

/** What vistas wait for, those that wait for something; without those of zones whose weather is not known. */
export const waitsOf = (
  vistas: readonly Waiting[],
  ratesOf: (weatherRateId: number) => Rates | undefined,
): readonly Wait[] =>
  vistas.flatMap((vista) => {
    const [condition, rates] = [conditionOf(vista), ratesOf(vista.weatherRateId ?? 0)]
    return condition === null || rates === undefined ? [] : [{ key: keyOf(vista), condition, rates }]
  })
