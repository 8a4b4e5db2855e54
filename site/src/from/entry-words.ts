import type { Language } from '@kupodex/data/game'
import type { Entry } from '@kupodex/data/places'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { entryTexts } from './texts.ts'

/** How many may enter a place: its size, or from the fewest to that. */
const playersOf = ({ partySize, fewest }: Entry, language: Language): string =>
  [...new Set([fewest, partySize])].map((n) => formatNumber(n, language)).join('–')

/** Level and players of a place, as far as they are known. */
export const entryWords = (place: Entry & { level: number | null }, language: Language): string[] => {
  const texts = entryTexts(language)
  return [
    ...(place.level !== null ? [fill(texts.level, { n: formatNumber(place.level, language) })] : []),
    ...(place.partySize > 1 ? [fill(texts.players, { n: playersOf(place, language) })] : []),
  ]
}
