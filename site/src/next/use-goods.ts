import type { Language } from '@kupodex/data/game'
import { useMemo } from 'react'
import { asked } from '#ask/asked.ts'
import { useResource } from '#ask/use-resource.ts'
import { useItemPatches } from '#shield/use-item-patches.ts'
import { useCurrencyNames } from '#shops/use-store.ts'
import type { NextGoods } from './shopping.ts'

export interface Goods {
  goods: NextGoods
  /** The name of a currency, by the id of its item. */
  nameOf: (itemId: number) => string
  /** The main patch in tenths that brought an item; null where nothing is hidden, or it is not known. */
  patchOf: (itemId: number) => number | null
}

/** The same while it comes: null until all of it is there; whether it cannot be fetched, and `again` asks for it again. */
export interface GoodsView {
  sold: Goods | null
  failed: boolean
  again: () => void
}

/** Asks for what is sold for each currency of what totals count. */
export const useGoods = (language: Language): GoodsView => {
  const file = asked('nextGoods', {})
  const { state, value: goods } = useResource(file)
  const names = useCurrencyNames(language)
  const items = useItemPatches()
  const [{ nameOf }, { patches }] = [names, items]
  const sold = useMemo(
    () =>
      goods === null || nameOf === null || patches === null
        ? null
        : { goods, nameOf, patchOf: (itemId: number) => patches[itemId] ?? null },
    [goods, nameOf, patches],
  )
  return {
    sold,
    failed: (state === 'failed' && goods === null) || names.failed || items.failed,
    again: () => {
      file.again()
      names.again()
      items.again()
    },
  }
}
