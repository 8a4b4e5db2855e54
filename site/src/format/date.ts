import type { Language } from '@kupodex/data/game'

const made = new Map<string, Intl.DateTimeFormat>()

const formatter = (language: Language, withTime: boolean) => {
  const key = `${language}:${withTime}`
  const known = made.get(key)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(
    language,
    withTime
      ? { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' }
      : { dateStyle: 'medium', timeZone: 'UTC' },
  )
  made.set(key, format)
  return format
}

/** A day in UTC, from epoch milliseconds: prerendered pages must say the same to everybody. */
export const formatDay = (ms: number, language: Language): string => formatter(language, false).format(ms)

/** A moment in UTC to the minute, from epoch milliseconds. */
export const formatMoment = (ms: number, language: Language): string => `${formatter(language, true).format(ms)} UTC`

const months = new Map<Language, Intl.DateTimeFormat>()

/** A month in UTC, from epoch milliseconds. */
export const formatMonth = (ms: number, language: Language): string => {
  const format =
    months.get(language) ?? new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  months.set(language, format)
  return format.format(ms)
}

/** The value of a `datetime` attribute for a day, from epoch milliseconds. */
export const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The value of a `datetime` attribute for a moment, from epoch milliseconds. */
export const isoMoment = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')
