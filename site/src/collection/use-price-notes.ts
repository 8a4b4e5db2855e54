import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import type { ListState } from '#list/controls/state.ts'
import { formatNumber } from '#format/number.ts'
import type { Prices } from '#market/prices.ts'
import { marketTexts } from '#market/texts.ts'
import { fill } from '#texts/fill.ts'
import type { Notes } from './frame.ts'

/** Notes with the price of each thing at the end of its row, where a list is ordered or narrowed by prices. */
export const usePriceNotes = (
  language: Language,
  notes: Notes,
  prices: Prices | null,
  { sort, facets }: ListState,
): Notes => {
  const isAsked = sort === 'cheapest' || (facets['price'] ?? []).length > 0
  return useMemo(() => {
    if (!isAsked || prices === null) return notes
    const priced = [...prices].flatMap(([id, { cheapest }]) => {
      if (cheapest === null) return []
      const end = fill(marketTexts(language).gil, { n: formatNumber(cheapest, language) })
      return [[id, { text: '', ...notes.get(id), end }] as const]
    })
    return new Map([...notes, ...priced])
  }, [language, notes, prices, isAsked])
}
