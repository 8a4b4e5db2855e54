import { useEffect, useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Facet } from '#collection/controls/narrow.ts'
import type { Thing } from '#collection/thing.ts'
import { useStore } from '#ui/use-store.ts'
import { live, loadLive } from './later-parts.ts'
import { missionOf } from './mission.ts'
import { moment } from './moment.ts'
import { stateOf } from './state.ts'

/** The facets of missions, by their names in addresses: `planet` and `mission` are ids and words of the table, `now` a state. */
export const facetNames = ['planet', 'mission', 'now'] as const

/** How each facet reads a mission. */
const valuesOf: Record<(typeof facetNames)[number], (thing: Thing) => readonly string[]> = {
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
