import { laterPart } from '#ask/later-part.tsx'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import type { ThingRow } from '#collection/thing.ts'
import { useTableSections } from '#collection/use-table-sections.ts'

const kinOf = ({ beastKinId }: ThingRow) => beastKinId

const extras: ListExtras = {
  details: laterPart(() => import('./beast-details.tsx').then(({ BeastDetails }) => BeastDetails)),
  useSections: (language) => useTableSections(language, 'beastKins', kinOf),
}

/** The island of beasts, by kin. */
export const BeastsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
