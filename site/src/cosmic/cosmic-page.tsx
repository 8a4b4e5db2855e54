import { useEffect, useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { listPage } from '#collection/collection-page.tsx'
import { laterPart } from '#ask/later-part.tsx'
import type { RowPartProps } from '#collection/frame.ts'
import styles from '#collection/notify.css?url'
import { isRoomy } from '#ui/is-roomy.ts'
import { useStore } from '#ui/use-store.ts'
import type { Facet } from '#list/controls/narrow.ts'
import type { Thing } from '#collection/thing.ts'
import { Above } from './above.tsx'
import { live, loadLive } from './load-live.ts'
import type { MissionFacet } from './facet-words.ts'
import { type Mission, missionOf } from './mission.ts'
import { type Moment, moment } from './moment.ts'
import { stateOf } from './state.ts'

const facetNames: readonly MissionFacet[] = ['planet', 'mission', 'now']

/** What a mission is found by, where the clock and the weather offer what they do at a moment. */
const valueAt = (now: Moment | null): Record<MissionFacet, (mission: Mission) => string> => ({
  planet: ({ planetId }) => String(planetId),
  mission: ({ type }) => type,
  now: (mission) => stateOf(mission, now),
})

/** The facets of missions; their words come with the part that depends on clock and weather, which `now` does, too. */
const useMissionFacets = (language: Language): readonly Facet<Thing>[] => {
  const loaded = useStore(live)
  const now = useStore(moment)
  useEffect(() => {
    if (new URLSearchParams(location.search).has('now')) loadLive()
  }, [])
  return useMemo(
    () =>
      facetNames.map((name) => ({
        name,
        form: 'chips',
        valuesOf: (thing) => [valueAt(now)[name](missionOf(thing))],
        ...(loaded?.facetWords(language, name) ?? { label: '', labelOf: (value: string) => value }),
      })),
    [language, loaded, now],
  )
}

/** What a mission asks for and pays, below its name; its place is kept until that is loaded, with all names. */
const RowPart = (props: RowPartProps) => {
  const loaded = useStore(live)
  return (
    <small className="on-screen" style={{ minHeight: isRoomy() ? '2lh' : '4lh' }}>
      {loaded !== null && <loaded.NearLine {...props} />}
    </small>
  )
}

export const CosmicPage = listPage({
  details: laterPart(() => import('./mission-details.tsx').then(({ MissionDetails }) => MissionDetails), { styles }),
  above: Above,
  inRow: RowPart,
  useFacets: useMissionFacets,
  ahead: loadLive,
})
