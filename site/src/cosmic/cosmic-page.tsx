import { listPage } from '#collection/collection-page.tsx'
import { laterPart } from '#ask/later-part.tsx'
import type { RowPartProps } from '#collection/frame.ts'
import styles from '#collection/notify.css?url'
import { isRoomy } from '#ui/is-roomy.ts'
import { useStore } from '#ui/use-store.ts'
import { Above } from './above.tsx'
import { live, loadLive } from './load-live.ts'
import { useMissionFacets } from './use-facets.ts'

/** What a mission asks for and pays, below its name; its place is kept until that is loaded, with all names. */
const RowPart = (props: RowPartProps) => {
  const loaded = useStore(live)
  return (
    <small className="on-screen" style={{ minHeight: isRoomy() ? '2lh' : '4lh' }}>
      {loaded !== null && <loaded.NearLine {...props} />}
    </small>
  )
}

/** The island of cosmic exploration: the list of missions, with the clock and weather that decide which are offered. */
export const CosmicPage = listPage({
  details: laterPart(() => import('./mission-details.tsx').then(({ MissionDetails }) => MissionDetails), { styles }),
  above: Above,
  inRow: RowPart,
  useFacets: useMissionFacets,
  ahead: loadLive,
})
