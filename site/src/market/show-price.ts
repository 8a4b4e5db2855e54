import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { pricesIn } from './prices.ts'
import { dataCenterOf } from './reader-place.ts'
import { priceWords } from './words.ts'

/** Says in an element what its thing (`data-price`, such as `mount/73`) costs in the data center of a scope, or of the reader; nothing if not known. */
export const showPrice = async (place: HTMLElement, language: Language, scope: string): Promise<void> => {
  const [type = '', id = ''] = place.dataset['price']?.split('/') ?? []
  const places = await ask('places', {}, { once: true })
  const dataCenter = places.ok ? dataCenterOf(safeStorage('localStorage'), places.value, scope) : ''
  const prices = dataCenter === '' ? null : await ask('prices', { dataCenter }, { once: true })
  if (prices?.ok !== true) return
  const price = pricesIn(prices.value, type).get(Number(id)) ?? null
  place.textContent = priceWords(price, dataCenter, Date.now(), language)
}
