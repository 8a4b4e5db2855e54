import type { Language, LeanRow, TableName } from '@kupodex/data/game'
import type { TableView } from './types.ts'
import { useTable } from './use-table.ts'

/** Tables by their names, which have to be the same each time. */
export const useTables = <Name extends TableName>(language: Language, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, useTable(language, name)])) as {
    [One in Name]: TableView<LeanRow<One>>
  }
