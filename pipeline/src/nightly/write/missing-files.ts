import { type FewestMissingAnswer, publishedKey } from '@kupodex/data/contract'
import { readOnlyCollections } from '@kupodex/data/game'
import { boardPageSize } from '@kupodex/data/rules'
import type { Catalog } from '../catalog/catalog.ts'
import { leadersOf } from '../rank/leaders.ts'
import type { NightFile, Stamper } from './stamp.ts'
import { whoIs } from './who-is.ts'
import type { Work } from './work.ts'

/** All that counts in the collections whose totals the fold has. */
const possibleTotal = ({ items }: Pick<Catalog, 'items'>): number =>
  readOnlyCollections.reduce(
    (sum, { list }) => sum + (items[list.word as keyof typeof items] ?? []).filter(({ counts }) => counts).length,
    0,
  )

/** Who lacks the least of what counts in all collections that are read, in every scope. */
export function* missingFiles(
  { catalog, fold, byId }: Pick<Work, 'catalog' | 'fold' | 'byId'>,
  stamp: Stamper,
): Generator<NightFile> {
  const possible = possibleTotal(catalog)
  // Who has most lacks least, and who has none of it is ranked nowhere, as on the boards of collections.
  for (const [scope, { count, first }] of leadersOf(catalog, fold, byId, fold.totals, boardPageSize).entries()) {
    const chars = first.map(({ row, rank, score }) => ({ ...whoIs(fold, row), rank, missing: possible - score }))
    const answer: Omit<FewestMissingAnswer, 'deployTime' | 'generateTime'> = { count, possible, chars }
    yield stamp.answer(publishedKey('fewestMissing', { scope: catalog.scopes[scope]?.slug ?? '' }), answer)
  }
}
