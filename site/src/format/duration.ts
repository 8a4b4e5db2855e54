import type { Language } from '@kupodex/data/game'
import { memo } from './memo.ts'

/** Japanese puts no space between a number and its unit; `Intl` does. */
export const withoutGaps = (text: string, language: Language): string =>
  language === 'ja' ? text.replaceAll(/\s/g, '') : text

const [minute, hour, day] = [60, 3600, 86_400]

type Unit = 'second' | 'minute' | 'hour' | 'day'

const units = memo((key: `${Language}:${Unit}`) => {
  const [language = 'en', unit = 'second'] = key.split(':')
  const maximumFractionDigits = unit === 'hour' ? 1 : 0
  // The short form of a day is hardly known in German.
  const unitDisplay = unit === 'day' ? 'long' : 'short'
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits })
})

const unitOf = (seconds: number): [Unit, number] => {
  if (seconds < 2 * minute) return ['second', seconds]
  if (seconds < 2 * hour) return ['minute', seconds / minute]
  return seconds < 3 * day ? ['hour', seconds / hour] : ['day', seconds / day]
}

/** A duration in the unit that fits it, from seconds: `45 sec`, `2.5 hr`. */
export const formatDuration = (seconds: number, language: Language): string => {
  const [unit, amount] = unitOf(seconds)
  return withoutGaps(units(`${language}:${unit}`).format(amount), language)
}
