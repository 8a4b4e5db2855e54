import { collections, soldTypes } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'

/** A thing that can be sold on the market board, and the items that bring it. */
export interface SoldThing {
  id: number
  itemIds: readonly number[]
}

type SoldType = (typeof soldTypes)[number]

/** The things that can be sold, by collection, ascending by id; those whose items are not known are left out. */
export type SoldThings = ReadonlyMap<SoldType, readonly SoldThing[]>

/** The things of the tables whose column `onMarket` says that they can be sold. */
export const soldThings = (): SoldThings =>
  new Map(
    soldTypes.map((type) => {
      const table = collections.find((each) => each.type === type)!.table
      const rows = loadTable(table).flatMap((row) =>
        'onMarket' in row && row.onMarket && !row.deleted && row.itemIds.length > 0
          ? [{ id: row.id, itemIds: row.itemIds }]
          : [],
      )
      return [type, rows.toSorted((a, b) => a.id - b.id)]
    }),
  )

/** The items that bring any of these things, each once, ascending. */
export const itemsOf = (things: SoldThings): number[] =>
  [...new Set([...things.values()].flat().flatMap(({ itemIds }) => itemIds))].sort((a, b) => a - b)
