import { type CollectedAnswer, type FewestMissingAnswer, publishedKey } from '@kupodex/data/contract'
import { readOnlyCollections } from '@kupodex/data/game'
import { boardPageSize } from '@kupodex/data/rules'
import type { Catalog, Collected } from '../catalog/catalog.ts'
import type { Fold } from '../fold/fold.ts'
import { leadersOf } from '../rank/leaders.ts'
import { sumHomes } from './rarity.ts'
import type { NightFile, Stamper } from './stamp.ts'
import { whoIs } from './who-is.ts'
import type { Work } from './work.ts'

const countingIds = ({ items }: Pick<Catalog, 'items'>, word: Collected): number[] =>
  (items[word] ?? []).filter(({ counts }) => counts).map(({ id }) => id)

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

export function* collectedFile(catalog: Catalog, fold: Pick<Fold, 'owning'>, stamp: Stamper): Generator<NightFile> {
  yield stamp.answer(publishedKey('collected', {}), collectedOf(catalog, fold))
}

/** Who lacks the least of what counts in all collections that are read, in every scope. */
export function* missingFiles(
  { catalog, fold, byId }: Pick<Work, 'catalog' | 'fold' | 'byId'>,
  stamp: Stamper,
): Generator<NightFile> {
  const possible = readOnlyCollections.reduce(
    (sum, { list }) => sum + countingIds(catalog, list.word as Collected).length,
    0,
  )
  // Who has most lacks least, and who has none of it is ranked nowhere, as on the boards of collections.
  for (const [scope, { count, first }] of leadersOf(catalog, fold, byId, fold.totals, boardPageSize).entries()) {
    const chars = first.map(({ row, rank, score }) => ({ ...whoIs(fold, row), rank, missing: possible - score }))
    const answer: Omit<FewestMissingAnswer, 'deployTime' | 'generateTime'> = { count, possible, chars }
    yield stamp.answer(publishedKey('fewestMissing', { scope: catalog.scopes[scope]?.slug ?? '' }), answer)
  }
}
