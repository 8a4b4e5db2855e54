import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { agoText } from '#format/when.ts'
import { fill } from '#texts/fill.ts'
import type { Price } from './prices.ts'
import { marketTexts } from './texts.ts'

/** A price in a sentence, with its data center and its age; that none is known for null. `now` in epoch ms. */
export const priceWords = (price: Price | null, dataCenter: string, now: number, language: Language): string => {
  const texts = marketTexts(language)
  if (price === null) return fill(texts.unknown, { dataCenter })
  const ago = agoText(price.seen * 1000, now, language)
  if (price.cheapest === null) return fill(texts.none, { dataCenter, ago })
  const [cheapest, median] = [price.cheapest, price.median ?? price.cheapest].map((gil) => formatNumber(gil, language))
  return fill(texts.offered, { cheapest: cheapest ?? '', median: median ?? '', dataCenter, ago })
}
