import { useEffect, useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Facet } from '#list/controls/narrow.ts'
import type { Thing } from '#collection/thing.ts'
import { useStore } from '#ui/use-store.ts'
import type { MissionFacet } from './facet-words.ts'
import { live, loadLive } from './load-live.ts'
import { missionOf } from './mission.ts'
import { moment } from './moment.ts'
import { stateOf } from './state.ts'

const facetNames: readonly MissionFacet[] = ['planet', 'mission', 'now']

const valuesOf: Record<MissionFacet, (thing: Thing) => readonly string[]> = {
  planet: (thing) => [String(missionOf(thing).planetId)],
  mission: (thing) => [missionOf(thing).type],
  now: (thing) => [stateOf(missionOf(thing), moment.get())],
}

/** The facets of missions; their words come with the part that depends on clock and weather, which `now` does, too. */
export const useMissionFacets = (language: Language): readonly Facet<Thing>[] => {
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
        valuesOf: valuesOf[name],
        ...(loaded?.facetWords(language, name) ?? { label: '', labelOf: (value: string) => value }),
      })),
    [language, loaded, now],
  )
}
