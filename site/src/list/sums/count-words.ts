import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { countingTexts } from './texts.ts'

/** How much of what counts a character has: `81 of 254`; null is what is not known. */
export const countWords = (language: Language, count: number | null, possible: number): string => {
  const n = count === null ? '–' : formatNumber(count, language)
  return fill(countingTexts(language).number, { n, of: formatNumber(possible, language) })
}
