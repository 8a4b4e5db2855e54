import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { listPage } from '#collection/collection-page.tsx'
import { useTableSections } from '#collection/use-table-sections.ts'
import { laterPart } from '#ask/later-part.tsx'
import type { Thing } from '#collection/thing.ts'
import type { Facet } from '#list/controls/narrow.ts'
import { useTable } from '#tables/use-table.ts'
import { armoireTexts } from './texts.ts'

const noFacets: readonly Facet<Thing>[] = []

/** The facet of what things belong to: a job, an event of a year, a duty. */
export const useSetFacet = (language: Language): readonly Facet<Thing>[] => {
  const table = useTable(language, 'armoireSubCategories')
  return useMemo(() => {
    if (table.state !== 'ready') return noFacets
    const rows = new Map(table.rows.map((row) => [String(row.id), row]))
    const placeOf = (id: string) => rows.get(id)?.sort ?? 0
    return [
      {
        name: 'kind',
        label: armoireTexts(language).partOf,
        valuesOf: ({ row }) => [String(row.armoireSubCategoryId)],
        labelOf: (id) => rows.get(id)?.name ?? '',
        order: (a, b) => placeOf(a) - placeOf(b),
        form: 'select',
      },
    ]
  }, [language, table])
}

/** The island of the armoire: by category, and in each by what things belong to. */
export const ArmoirePage = listPage({
  details: laterPart(() => import('./item-details.tsx').then(({ ItemDetails }) => ItemDetails)),
  useSections: (language) => useTableSections(language, 'armoireSubCategories', 'armoireSubCategoryId'),
  useFacets: useSetFacet,
})
