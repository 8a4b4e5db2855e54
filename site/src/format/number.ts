import type { Language } from '@kupodex/data/game'
import { memo } from './memo.ts'

const numbers = memo((language: Language) => new Intl.NumberFormat(language))

/** A whole number with the language's grouping. */
export const formatNumber = (value: number, language: Language): string => numbers(language).format(value)

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
