import { atom } from 'nanostores'
import { useSyncExternalStore } from 'react'
import type { Rates } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import type { Offer, Offers, Wait } from '#collection/offer.ts'
import { hoursText } from '#format/clock.ts'
import { clockText } from '#format/when.ts'
import { fill } from '#texts/fill.ts'
import { type VistaTexts, vistaTexts } from './texts.ts'
import { conditionOf, keyOf, type Vista, type Waiting } from './vista.ts'

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

/** When a vista can be recorded, now or next; undefined where it waits for nothing, or that is not known. */
export const useOffer = (vista: Vista): Offer | null | undefined =>
  useSyncExternalStore(
    (changed) => sky.listen(changed),
    () => sky.get()?.offers.get(keyOf(vista)),
    () => undefined,
  )

/** The hours of the game's clock at which a vista can be seen; null for any. */
export const hoursOf = ({ startHour, endHour }: Vista, texts: VistaTexts): string | null =>
  startHour === null || endHour === null ? null : fill(texts.hours, { hours: hoursText(startHour, endHour) })

interface Props {
  language: Language
  offer: Offer | null
  /** The time (epoch ms). */
  now: number
  /** What is said after the time of the next. */
  more?: string
}

/** Whether a vista can be recorded now, and until when, or else when next, by the reader's own clock. */
export const State = ({ language, offer, now, more = '' }: Props) => {
  const { until, next, never } = vistaTexts(language)
  const time = (at: number) => clockText(at, now, language)
  const text =
    offer === null
      ? never
      : offer.isNow
        ? fill(until, { time: time(offer.period.end) })
        : fill(next, { time: time(offer.period.start) }) + more
  return (
    <span className="vista-state" data-now={offer?.isNow === true}>
      {text}
    </span>
  )
}
