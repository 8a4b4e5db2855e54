import type { KnownProgress } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { cardTexts } from './texts.ts'

/** Formats of numbers by language, each made when it is first needed: to make one takes longer than to use it. */
const formats = (options: Intl.NumberFormatOptions) => {
  const made = new Map<Language, Intl.NumberFormat>()
  return (language: Language): Intl.NumberFormat => {
    const format = made.get(language) ?? new Intl.NumberFormat(language, options)
    made.set(language, format)
    return format
  }
}

const [numbers, percents] = [formats({}), formats({ style: 'percent' })]

/** The narrow space between French thousands, which no font of the card has. */
const narrowSpace = /\u202f/g

export const formatNumber = (value: number, language: Language): string =>
  numbers(language).format(value).replaceAll(narrowSpace, '\u00a0')

/** Percent of progress as the language writes them; what is more than nothing and less than one is `<1%`. */
export const formatPercent = (percent: number, language: Language): string =>
  percent > 0 && percent < 1 ? `<${percents(language).format(0.01)}` : percents(language).format(percent / 100)

/** How much of what counts, as `81 / 254`. */
export const countOf = ({ count, possible }: KnownProgress, language: Language): string =>
  `${formatNumber(count, language)} / ${formatNumber(possible, language)}`

/** A rank in words; that of who has none too. */
export const rankText = (rank: number | null, language: Language): string => {
  const { rank: template, unranked } = cardTexts[language]
  return rank === null ? unranked : template.replace('{rank}', formatNumber(rank, language))
}
