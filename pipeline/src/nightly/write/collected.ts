import { type CollectedAnswer, publishedKey } from '@kupodex/data/contract'
import { readOnlyCollections } from '@kupodex/data/game'
import type { Catalog, Collected } from '../catalog/catalog.ts'
import type { Fold } from '../fold/fold.ts'
import { sumHomes } from './rarity.ts'
import type { NightFile, Stamper } from './stamp.ts'

/** How much the characters of each scope have of what counts in the collections that the Lodestone lists for everybody. */
const collectedOf = (
  catalog: Catalog,
  { owning }: Pick<Fold, 'owning'>,
): Omit<CollectedAnswer, 'deployTime' | 'generateTime'> => {
  const collections = readOnlyCollections.flatMap(({ list }) => {
    const word = list.word as Collected
    const of = owning[word]
    return of === undefined ? [] : [{ word, of, ids: countingIds(catalog, word) }]
  })
  return {
    collections: collections.map(({ word }) => word),
    possible: collections.map(({ ids }) => ids.length),
    scopes: catalog.scopes.map(({ slug }, scope) => {
      const sums = collections.map(({ of, ids }) => {
        const { owners, counted } = sumHomes(of, catalog, scope)
        return { counted, owned: ids.reduce((sum, id) => sum + (owners[id] ?? 0), 0) }
      })
      return { scope: slug, counted: sums.map(({ counted }) => counted), owned: sums.map(({ owned }) => owned) }
    }),
  }
}

const countingIds = ({ items }: Pick<Catalog, 'items'>, word: Collected): number[] =>
  (items[word] ?? []).filter(({ counts }) => counts).map(({ id }) => id)

export function* collectedFile(catalog: Catalog, fold: Pick<Fold, 'owning'>, stamp: Stamper): Generator<NightFile> {
  yield stamp.answer(publishedKey('collected', {}), collectedOf(catalog, fold))
}
