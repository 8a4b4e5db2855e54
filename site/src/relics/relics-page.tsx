import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { laterPart } from '#ask/later-part.tsx'
import { Above } from './above.tsx'
import { RelicTable } from './relic-table.tsx'
import { useProofNames, useSeriesSections } from './series.ts'
import { useKinds } from './use-kinds.ts'

const extras: ListExtras = {
  above: Above,
  details: laterPart(() => import('./relic-details.tsx').then(({ RelicDetails }) => RelicDetails)),
  table: RelicTable,
  useSections: useSeriesSections,
  useFacets: useKinds,
}

/** The island of relics: a table for each series, in the order of expansions. */
export const RelicsPage = (props: Omit<CollectionPageProps, 'proofNames'>) => (
  <CollectionPage {...props} extras={extras} proofNames={useProofNames(props.language)} />
)
