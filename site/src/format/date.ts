import type { Language } from '@kupodex/data/game'
import { memo } from './memo.ts'

const days = memo((language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }))
const moments = memo(
  (language: Language) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' }),
)
const months = memo(
  (language: Language) => new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
)
const monthNames = memo((language: Language) => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }))
const years = memo((language: Language) => new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: 'UTC' }))

/** French writes the first day of a month as 1er; `Intl` does not. */
const withFirst = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text

/** A day in UTC, from epoch milliseconds: prerendered pages must say the same to everybody. */
export const formatDay = (ms: number, language: Language): string => withFirst(days(language).format(ms), language)

/** A moment in UTC to the minute, from epoch milliseconds. */
export const formatMoment = (ms: number, language: Language): string =>
  `${withFirst(moments(language).format(ms), language)} UTC`

/** A month in UTC, from epoch milliseconds. */
export const formatMonth = (ms: number, language: Language): string => months(language).format(ms)

/** The short name of a month in UTC without its year, from epoch milliseconds. */
export const formatMonthName = (ms: number, language: Language): string => monthNames(language).format(ms)

/** A year in UTC, from epoch milliseconds. */
export const formatYear = (ms: number, language: Language): string => years(language).format(ms)

/** The value of a `datetime` attribute for a day, from epoch milliseconds. */
export const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The value of a `datetime` attribute for a moment, from epoch milliseconds. */
export const isoMoment = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')
