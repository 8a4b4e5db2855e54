import type { Language } from '@kupodex/data/game'
import { useMemo } from 'react'
import { useTable } from '#tables/use-table.ts'
import type { SectionOf } from './frame.ts'

/** The section of each thing: the row that a field of it names, in the order of the table, else of ids. Null until the table is loaded. */
export const useTableSections = (
  language: Language,
  name: 'surveySeries' | 'expansions' | 'armoireSubCategories' | 'beastKins',
  field: 'surveySeriesId' | 'expansionId' | 'armoireSubCategoryId' | 'beastKinId',
): SectionOf | null => {
  const table = useTable(language, name)
  return useMemo(() => {
    if (table.state !== 'ready') return null
    const rows = new Map<number, { name: string; sort?: number }>(table.rows.map((row) => [row.id, row]))
    return ({ row }) => {
      const id = row[field] ?? 0
      const { name, sort = id } = rows.get(id) ?? { name: '' }
      return { key: id, name, order: sort }
    }
  }, [table, field])
}
