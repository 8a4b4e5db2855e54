import type { Language } from '@kupodex/data/game'
import { cardTexts } from './texts/index.ts'

const numbers = new Map<Language, Intl.NumberFormat>()

/** A whole number as the language writes it. */
export const formatNumber = (value: number, language: Language): string => {
  const format = numbers.get(language) ?? new Intl.NumberFormat(language)
  numbers.set(language, format)
  return format.format(value)
}

const percents = new Map<Language, Intl.NumberFormat>()

/** A whole percentage as the language writes it. */
export const formatPercent = (percent: number, language: Language): string => {
  const format = percents.get(language) ?? new Intl.NumberFormat(language, { style: 'percent' })
  percents.set(language, format)
  return format.format(percent / 100)
}

/** A rank in words; that of who has none too. */
export const rankText = (rank: number | null, language: Language): string => {
  const { rank: template, unranked } = cardTexts[language]
  return rank === null ? unranked : template.replace('{rank}', formatNumber(rank, language))
}
