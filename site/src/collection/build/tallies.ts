import { isMarkType, markTables } from '@kupodex/data/character'
import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { ListedType } from '../facts.ts'
import type { Tally } from '../tally.ts'

/** The achievements that say how many things of a collection a character has, with their names; none of most collections. */
export const talliesOf = (language: Language, type: ListedType): Tally[] => {
  if (!isMarkType(type)) return []
  const names = new Map(loadTable('achievements').map(({ id, name }) => [id, nameIn(name, language)]))
  return loadTable('tallies')
    .filter(({ table, deleted }) => table === markTables[type] && !deleted)
    .map(({ id, count }) => ({ id, count, name: names.get(id) ?? '' }))
}
