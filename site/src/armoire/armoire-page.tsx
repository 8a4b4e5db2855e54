import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { useTableSections } from '#collection/use-table-sections.ts'
import { laterPart } from '#ask/later-part.tsx'
import { useSetFacet } from './use-set-facet.ts'

const extras: ListExtras = {
  details: laterPart(() => import('./item-details.tsx').then(({ ItemDetails }) => ItemDetails)),
  useSections: (language) => useTableSections(language, 'armoireSubCategories', 'armoireSubCategoryId'),
  useFacets: useSetFacet,
}

/** The island of the armoire: by category, and in each by what things belong to. */
export const ArmoirePage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
