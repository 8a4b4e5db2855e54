import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { useTableSections } from '#collection/use-table-sections.ts'
import { laterPart } from '#ask/later-part.tsx'
import styles from '#collection/notify.css?url'
import { Keeper } from './keeper.tsx'
import { useWhen } from './use-when.ts'
import { VistaLine } from './vista-line.tsx'

const extras: ListExtras = {
  above: Keeper,
  inRow: VistaLine,
  useFacets: useWhen,
  details: laterPart(() => import('./vista-details.tsx').then(({ VistaDetails }) => VistaDetails), { styles }),
  useSections: (language) => useTableSections(language, 'expansions', 'expansionId'),
}

/** The island of the sightseeing log: vistas by expansion, with the clock and weather that some of them wait for. */
export const VistasPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
