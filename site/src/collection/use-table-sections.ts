import type { Language } from '@kupodex/data/game'
import { useMemo } from 'react'
import { useTable } from '#tables/use-table.ts'
import type { SectionOf } from './frame.ts'
import type { ThingRow } from './thing.ts'

/**
 * The section of each thing: the row of a table that the thing names, in the order of ids. Null until the table is loaded. `idOf` has to be the
 * same function each time.
 */
export const useTableSections = (
  language: Language,
  name: 'surveySeries' | 'expansions',
  idOf: (row: ThingRow) => number | undefined,
): SectionOf | null => {
  const table = useTable(language, name)
  return useMemo(() => {
    if (table.state !== 'ready') return null
    const names = new Map(table.rows.map((row) => [row.id, row.name]))
    return ({ row }) => {
      const id = idOf(row) ?? 0
      return { key: id, name: names.get(id) ?? '', order: id }
    }
  }, [table, idOf])
}
