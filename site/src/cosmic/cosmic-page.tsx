import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/extras.ts'
import { Above } from './above.tsx'
import { RowPart } from './row-part.tsx'
import { loadLive, missionDetails } from './later-parts.ts'
import { facetNames, useMissionFacets } from './use-facets.ts'

const extras: ListExtras = {
  details: missionDetails,
  above: Above,
  inRow: RowPart,
  facetNames,
  useFacets: useMissionFacets,
  ahead: loadLive,
}

/** The island of cosmic exploration: the list of missions, with the clock and weather that decide which are offered. */
export const CosmicPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
