import type { RarityEntry } from '@kupodex/data/contract'
import type { ThingList } from '#things/lists.ts'
import type { Holders } from './together.ts'

export interface RareThing {
  list: ThingList
  entry: RarityEntry
  /** The places of those who have it. */
  holders: readonly number[]
}

export interface RareIn {
  list: ThingList
  holders: Holders
  rarityOf: (id: number) => RarityEntry | undefined
  /** Whether the thing may be listed: what the game removed is not. */
  isThing: (id: number) => boolean
}

/** The rarest things of several collections, at most so many: by the share of those who have it, then by points, then by id. */
export const rarestOf = (collections: readonly RareIn[], most: number): RareThing[] =>
  collections
    .flatMap(({ list, holders, rarityOf, isThing }) =>
      [...holders].flatMap(([id, places]): RareThing[] => {
        const entry = rarityOf(id)
        return entry === undefined || entry.count === 0 || !isThing(id) ? [] : [{ list, entry, holders: places }]
      }),
    )
    .sort(({ entry: a }, { entry: b }) => a.percentFull - b.percentFull || b.points - a.points || a.id - b.id)
    .slice(0, most)
