import { laterPart } from '#ask/later-part.tsx'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { useTableSections } from '#collection/use-table-sections.ts'

const extras: ListExtras = {
  details: laterPart(() => import('./beast-details.tsx').then(({ BeastDetails }) => BeastDetails)),
  useSections: (language) => useTableSections(language, 'beastKins', 'beastKinId'),
}

/** The island of beasts, by kin. */
export const BeastsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
