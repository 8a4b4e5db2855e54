import { type Unlock, unlockedCollections, type UnlockKind } from '@kupodex/data/game'
import { type Countable, counts } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { cheapestOf } from '#shops/unlocks.ts'
import type { Good, NextGoods } from '../shopping.ts'

/** The ids of what totals count, by what unlocks it. */
const countedIds = (): ReadonlyMap<UnlockKind, ReadonlySet<number>> =>
  new Map(
    unlockedCollections.map(({ unlock, table }) => {
      const rows: readonly (Countable & { id: number | string })[] = loadTable(table)
      return [unlock, new Set(rows.filter(counts).map(({ id }) => Number(id)))]
    }),
  )

/** What is sold for each currency of what totals count, each thing once where it is cheapest. */
export const nextGoods = (): NextGoods => {
  const ids = countedIds()
  const isCounted = ({ kind, id }: Unlock) => ids.get(kind)?.has(id) === true
  const shops = loadTable('shops').filter(({ deleted }) => !deleted)
  return Object.fromEntries(
    [...Map.groupBy(shops, ({ currencyItemId }) => currencyItemId)].flatMap(([currency, some]) => {
      const goods = some.flatMap(({ items }) => items).filter(({ unlock }) => isCounted(unlock))
      const sold = cheapestOf<Good>(goods).map(({ itemId, price, unlock }) => ({ itemId, price, unlock }))
      return sold.length === 0 ? [] : [[currency, sold] as const]
    }),
  )
}
