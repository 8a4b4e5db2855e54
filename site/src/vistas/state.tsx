import { useSyncExternalStore } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Offer } from '#collection/offer.ts'
import { hoursText } from '#format/clock.ts'
import { clockText } from '#format/when.ts'
import { fill } from '#texts/fill.ts'
import { sky } from './sky.ts'
import { type VistaTexts, vistaTexts } from './texts.ts'
import { keyOf, type Vista } from './vista.ts'

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
