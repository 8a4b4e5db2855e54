import { type Language, unlockedCollections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { PublishedTree } from '#build/published.ts'
import type { TroveWords } from '../use-trove-words.ts'
import { offeredNames, only } from './offered-names.ts'

/** What the page of the trove says of what is offered: some forty things of eight collections, whose tables have thousands. */
export const troveWords = (language: Language, { game }: Pick<PublishedTree, 'game'>): TroveWords => {
  const rows = loadTable('moogleTrove')
  const names = offeredNames(language)
  const things: TroveWords['things'] = {}
  for (const { unlock } of rows) {
    const table = unlockedCollections.find((collection) => collection.unlock === unlock?.kind)?.table
    if (unlock === null || table === undefined) continue
    const row = game(language, table)?.get(unlock.id)
    if (row !== undefined) (things[unlock.kind] ??= {})[unlock.id] = { name: row.name, howTo: row.howTo }
  }
  const ids = rows.flatMap(({ itemId, currencyItemId }) => [itemId, currencyItemId])
  return { names: only(names, ids), things }
}
