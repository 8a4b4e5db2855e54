import type { Language } from '@kupodex/data/game'

/** The smallest share that is written as it is: a tenth of a percent. */
const least = 0.1

const written = (percent: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)

/** A share in percent as the language writes it, to a tenth; what is more than nothing and less than that is `<0.1%`. */
export const formatShare = (percent: number, language: Language): string =>
  percent > 0 && percent < least ? `<${written(least, language)}` : written(percent, language)
