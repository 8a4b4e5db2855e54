import type { Language } from '@kupodex/data/game'
import { memo } from './memo.ts'

const numbers = memo((language: Language) => new Intl.NumberFormat(language))

/** A whole number with the language's grouping. */
export const formatNumber = (value: number, language: Language): string => numbers(language).format(value)

const decimals = memo(
  (language: Language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** A number with the language's grouping and one digit after the point, such as a mean. */
export const formatMean = (value: number, language: Language): string => decimals(language).format(value)

const paces = memo((language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }))

/** A number that may have a fraction, of which one digit is written; what is more than nothing is at least 0.1. */
export const formatPace = (value: number, language: Language): string => paces(language).format(Math.max(value, 0.1))

const percents = memo((key: string) => {
  const [language = 'en', digits = '1'] = key.split(':')
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  })
})

/** A share of 0 to 100 as the language writes it, with this many digits after the point. */
export const formatPercent = (value: number, digits: number, language: Language): string =>
  percents(`${language}:${digits}`).format(value / 100)

/** Percent of progress, from 0 to 100, as whole ones rounded down; what is more than nothing and less than one is `<1%`. */
export const formatProgress = (percent: number, language: Language): string =>
  percent > 0 && percent < 1 ? `<${formatPercent(1, 0, language)}` : formatPercent(Math.floor(percent), 0, language)
