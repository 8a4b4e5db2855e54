import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'

export const expansionNames = (language: Language): ReadonlyMap<number, string> =>
  new Map(loadTable('expansions').map(({ id, name }) => [id, nameIn(name, language)]))
