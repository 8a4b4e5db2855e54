import { listPage } from '#collection/collection-page.tsx'
import { useTableSections } from '#collection/use-table-sections.ts'
import { laterPart } from '#ask/later-part.tsx'
import styles from '#collection/notify.css?url'
import { Keeper } from './keeper.tsx'
import { useWhen } from './use-when.ts'
import { VistaLine } from './vista-line.tsx'

/** The island of the sightseeing log: vistas by expansion, with the clock and weather that some of them wait for. */
export const VistasPage = listPage({
  above: Keeper,
  inRow: VistaLine,
  useFacets: useWhen,
  details: laterPart(() => import('./vista-details.tsx').then(({ VistaDetails }) => VistaDetails), { styles }),
  useSections: (language) => useTableSections(language, 'expansions', 'expansionId'),
})
