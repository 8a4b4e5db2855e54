import { eorzeaTime, type Period } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import type { SpawnFacts } from '@kupodex/data/rules'
import { memo } from '#format/memo.ts'

const clock = (hour: number, minute = 0): string => `${hour}:${String(minute).padStart(2, '0')}`

/** Hours of the game's clock that an animal waits for; null for any. */
export const hoursText = ({ startHour, endHour }: Pick<SpawnFacts, 'startHour' | 'endHour'>): string | null =>
  startHour === null || endHour === null ? null : `${clock(startHour)}–${clock(endHour)}`

/** The game's clock at a moment (epoch ms). */
export const clockText = (at: number): string => {
  const { bell, minute } = eorzeaTime(at)
  return clock(bell, minute)
}

/** A period on the game's clock, to the hour. */
export const bellsText = ({ start, end }: Period): string =>
  `${clock(eorzeaTime(start).bell)}–${clock(eorzeaTime(end).bell)}`

const moments = memo(
  (language: Language) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)
const minutes = memo(
  (language: Language) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** A period where the reader is, with the day of the week. */
export const localText = ({ start, end }: Period, language: Language): string =>
  `${moments(language).format(start)}–${minutes(language).format(end)}`

/** A moment of today where the reader is. */
export const localMinute = (at: number, language: Language): string => minutes(language).format(at)

const units = memo((key: string) => {
  const [language = 'en', unit = 'day'] = key.split(':')
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
})

const two = (n: number): string => String(n).padStart(2, '0')

/** How long something lasts (ms): days and hours, from a day on; below that as a timer shows it, up to the second. */
export const durationText = (ms: number, language: Language): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) {
    const [day, hour] = [units(`${language}:day`), units(`${language}:hour`)]
    return `${day.format(Math.floor(hours / 24))} ${hour.format(hours % 24)}`
  }
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return hours === 0 ? rest : `${hours}:${rest}`
}
