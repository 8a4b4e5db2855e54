import type { Language } from '@kupodex/data/game'
import { localTime, localWeekdayTime } from './clock.ts'
import { withoutGaps } from './duration.ts'
import { memo } from './memo.ts'

const spans = memo((language: Language) => new Intl.RelativeTimeFormat(language, { style: 'short' }))

const isSameDay = (a: number, b: number) => new Date(a).toDateString() === new Date(b).toDateString()

/** A moment (epoch ms) by the reader's own clock, with the day of the week where that is not today's. */
export const clockText = (at: number, now: number, language: Language): string =>
  (isSameDay(at, now) ? localTime : localWeekdayTime)(at, language)

const minute = 60_000

/** A time in minutes as text, negative where it is over: in minutes, hours or days. */
const write = (minutes: number, language: Language): string => {
  const text = (value: number, unit: 'minute' | 'hour' | 'day') =>
    withoutGaps(spans(language).format(value, unit), language)
  if (Math.abs(minutes) < 60) return text(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return Math.abs(hours) < 48 ? text(hours, 'hour') : text(Math.round(hours / 24), 'day')
}

/** How long it is until a moment (both epoch ms), in minutes, hours or days; the minute that has begun counts. */
export const spanText = (at: number, now: number, language: Language): string =>
  write(Math.max(0, Math.ceil((at - now) / minute)), language)

/** How long ago a moment was (both epoch ms), in minutes, hours or days: a minute at least. */
export const agoText = (at: number, now: number, language: Language): string =>
  write(Math.min(-1, Math.ceil((at - now) / minute)), language)
