import { type CosmicMissionType, cosmicMissionTypes, type Language, type PageFacet } from '@kupodex/data/game'
import { byPlaceIn } from '#list/controls/narrow.ts'
import { type MissionState, missionStates } from './state.ts'
import { cosmicTexts } from './texts.ts'
import { names } from './names.ts'

/** A facet of missions, by its name in addresses: `planet` and `mission` are ids and words of the table, `now` a state. */
export type MissionFacet = Extract<PageFacet, 'planet' | 'mission' | 'now'>

/** What a facet is called, what its values are called, and their order. */
interface FacetWords {
  label: string
  labelOf: (value: string) => string
  order: (a: string, b: string) => number
}

export const facetWords = (language: Language, name: MissionFacet): FacetWords => {
  const { facets, types, states } = cosmicTexts(language)
  switch (name) {
    case 'planet':
      return {
        label: facets.planet,
        labelOf: (id) => names.get().planets.get(Number(id)) ?? id,
        order: (a, b) => Number(a) - Number(b),
      }
    case 'mission':
      return {
        label: facets.mission,
        labelOf: (type) => types[type as CosmicMissionType],
        order: byPlaceIn(cosmicMissionTypes),
      }
    case 'now':
      return { label: facets.now, labelOf: (state) => states[state as MissionState], order: byPlaceIn(missionStates) }
  }
}
