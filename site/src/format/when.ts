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

/** How long it is until a moment (both epoch ms), in minutes, hours or days; the minute that has begun counts. */
export const spanText = (at: number, now: number, language: Language): string => {
  const write = (value: number, unit: 'minute' | 'hour' | 'day') =>
    withoutGaps(spans(language).format(value, unit), language)
  const minutes = Math.max(0, Math.ceil((at - now) / minute))
  if (minutes < 60) return write(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? write(hours, 'hour') : write(Math.round(hours / 24), 'day')
}
