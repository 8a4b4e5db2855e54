import { eorzeaTime, type Period } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import type { SpawnFacts } from '@kupodex/data/rules'
import { bellText, hoursText, localTime, localWeekdayTime } from '#format/clock.ts'
import { withoutGaps } from '#format/duration.ts'
import { memo } from '#format/memo.ts'

/** Hours of the game's clock that an animal waits for; null for any. */
export const spawnHours = ({ startHour, endHour }: Pick<SpawnFacts, 'startHour' | 'endHour'>): string | null =>
  startHour === null || endHour === null ? null : hoursText(startHour, endHour)

/** The game's clock at a moment (epoch ms). */
export const clockText = (at: number): string => {
  const { bell, minute } = eorzeaTime(at)
  return bellText(bell, minute)
}

/** A period on the game's clock, to the hour. */
export const bellsText = ({ start, end }: Period): string => hoursText(eorzeaTime(start).bell, eorzeaTime(end).bell)

/** A period where the reader is, with the day of the week. */
export const localText = ({ start, end }: Period, language: Language): string =>
  `${localWeekdayTime(start, language)}${language === 'ja' ? '～' : '–'}${localTime(end, language)}`

const units = memo((key: string) => {
  const [language = 'en', unit = 'day'] = key.split(':')
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
})

/** How long something lasts (ms): days and hours, hours and minutes, minutes, or in the last minute seconds. What has begun counts. */
export const durationText = (ms: number, language: Language): string => {
  const write = (...parts: readonly (readonly [amount: number, unit: string])[]) =>
    withoutGaps(parts.map(([amount, unit]) => units(`${language}:${unit}`).format(amount)).join(' '), language)
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds < 60) return write([seconds, 'second'])
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return write([minutes, 'minute'])
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? write([hours, 'hour'], [minutes % 60, 'minute'])
    : write([Math.floor(hours / 24), 'day'], [hours % 24, 'hour'])
}
