import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { useSeriesSections } from './series.ts'
import { useKinds } from './use-kinds.ts'

const extras: ListExtras = {
  useSections: useSeriesSections,
  useFacets: useKinds,
}

/** The island of relics: by series, in the order of expansions. */
export const RelicsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
