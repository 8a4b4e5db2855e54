import type { Language } from '@kupodex/data/game'
import { memo } from './memo.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** A time of the game's clock, as `16:05`. */
export const bellText = (bell: number, minute = 0): string => `${two(bell)}:${two(minute)}`

/** Hours of the game's clock, as `16:00–20:00`; a day ends at 24:00. */
export const hoursText = (start: number, end: number): string => `${bellText(start)}–${bellText(end === 0 ? 24 : end)}`

const minutes = memo(
  (language: Language) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)
const weekdays = memo(
  (language: Language) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

const japaneseDay = new Intl.DateTimeFormat('ja', { weekday: 'short' })

/** A moment (epoch ms) by the reader's own clock. */
export const localTime = (at: number, language: Language): string => minutes(language).format(at)

/** A moment (epoch ms) by the reader's own clock, with the day of the week. */
export const localWeekdayTime = (at: number, language: Language): string =>
  // `Intl` puts the day behind the time in Japanese, where a range would go on.
  language === 'ja' ? `${japaneseDay.format(at)} ${localTime(at, language)}` : weekdays(language).format(at)
