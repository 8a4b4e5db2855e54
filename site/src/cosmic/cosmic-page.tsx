import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { laterPart } from '#ask/later-part.tsx'
import styles from '#collection/notify.css?url'
import { Above } from './above.tsx'
import { RowPart } from './row-part.tsx'
import { loadLive } from './load-live.ts'
import { useMissionFacets } from './use-facets.ts'

const missionDetails = laterPart(() => import('./mission-details.tsx').then(({ MissionDetails }) => MissionDetails), {
  styles,
})

const extras: ListExtras = {
  details: missionDetails,
  above: Above,
  inRow: RowPart,
  useFacets: useMissionFacets,
  ahead: loadLive,
}

/** The island of cosmic exploration: the list of missions, with the clock and weather that decide which are offered. */
export const CosmicPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
