import type { Language } from '@kupodex/data/game'
import { memo } from './memo.ts'

const numbers = memo((language: Language) => new Intl.NumberFormat(language))

/** A whole number with the language's grouping. */
export const formatNumber = (value: number, language: Language): string => numbers(language).format(value)

const decimals = memo((key: string) => {
  const [language = 'en', fewest = '1'] = key.split(':')
  return new Intl.NumberFormat(language, { minimumFractionDigits: Number(fewest), maximumFractionDigits: 1 })
})

/** A number with the language's grouping and one digit after the point; a whole one without it where `fewest` is 0. */
export const formatDecimal = (value: number, language: Language, fewest: 0 | 1 = 1): string =>
  decimals(`${language}:${fewest}`).format(value)

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
