import { useMemo } from 'react'
import { asked } from '#ask/asked.ts'
import { useResource } from '#ask/use-resource.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { pricesOf } from './asked-prices.ts'
import { hasPrices } from './has-prices.ts'
import { pricesIn, type Prices } from './prices.ts'
import { readerDataCenter } from './reader-place.ts'

export interface PlacedPrices {
  dataCenter: string
  prices: Prices
}

/** The data center whose prices are shown: that of a character, else that of the reader; empty where none is known. */
export const useMarketPlace = (dataCenter: string): string => {
  const isOpen = dataCenter === '' && hasPrices()
  const places = useResource(isOpen ? asked('places', {}) : null).value
  return places === null ? dataCenter : readerDataCenter(safeStorage('localStorage'), places)
}

/** Prices of a collection on the boards of a data center, the reader's where it is empty; null while loading, without any, and while not wanted. */
export const usePrices = (dataCenter: string, type: string, isWanted = true): PlacedPrices | null => {
  const place = useMarketPlace(dataCenter)
  const answer = useResource(isWanted ? pricesOf(place) : null).value
  return useMemo(
    () => (answer === null ? null : { dataCenter: place, prices: pricesIn(answer, type) }),
    [answer, place, type],
  )
}
