import type { Unlock } from '@kupodex/data/game'
import type { ImportWorld, TableBuilder } from './build.ts'

/** What an item unlocks, by item. */
export const unlockByItem = ({ items }: ImportWorld): ReadonlyMap<number, Unlock> =>
  new Map(items.unlocks.toReversed().map(({ itemId, kind, targetId }) => [itemId, { kind, id: targetId }]))

/** What each season's tomestone buys, as far as a list tells: the sheets name the tomestones alone. */
export const moogleTrove: TableBuilder<'moogleTrove'> = {
  table: 'moogleTrove',
  build: (world) => {
    const unlocks = unlockByItem(world)
    const offers = new Map<number, number>()
    const rows = world.items.moogleTrove.map(({ currencyItemId, itemId, amount, cost }) => {
      const base = currencyItemId * 1_000_000 + itemId * 10
      const offer = offers.get(base) ?? 0
      offers.set(base, offer + 1)
      return {
        id: base + offer,
        currencyItemId: world.references.note('items', currencyItemId),
        cost,
        itemId: world.references.note('items', itemId),
        amount,
        unlock: unlocks.get(itemId) ?? null,
      }
    })
    return { rows, skipped: 0 }
  },
}
