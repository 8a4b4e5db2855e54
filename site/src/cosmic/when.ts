import type { Language } from '@kupodex/data/game'
import { memo } from '#format/memo.ts'

const clocks = memo(
  (language: Language) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)
const days = memo(
  (language: Language) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)
const spans = memo((language: Language) => new Intl.RelativeTimeFormat(language, { style: 'short' }))

const isSameDay = (a: number, b: number) => new Date(a).toDateString() === new Date(b).toDateString()

/** A moment (epoch ms) by the reader's own clock, with the day of the week where that is not today's. */
export const clockText = (at: number, now: number, language: Language): string =>
  (isSameDay(at, now) ? clocks : days)(language).format(at)

const minute = 60_000

/** How long it is until a moment (both epoch ms), in minutes, hours or days; the minute that has begun counts. */
export const spanText = (at: number, now: number, language: Language): string => {
  const minutes = Math.max(0, Math.ceil((at - now) / minute))
  if (minutes < 60) return spans(language).format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? spans(language).format(hours, 'hour') : spans(language).format(Math.round(hours / 24), 'day')
}

const two = (value: number) => String(value).padStart(2, '0')

/** A time of the game's clock, as `16:05`. */
export const timeText = (bell: number, minute: number): string => `${two(bell)}:${two(minute)}`

/** An hour of the game's clock, as `16:00`. */
export const bellText = (hour: number): string => timeText(hour, 0)

/** Hours of the game's clock, as `16:00–20:00`. */
export const hoursText = (start: number, end: number): string => `${bellText(start)}–${bellText(end)}`
