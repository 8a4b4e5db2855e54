import { type CosmicMissionType, cosmicMissionTypes, type Language } from '@kupodex/data/game'
import { type MissionState, missionStates } from './state.ts'
import type { facetNames } from './use-facets.ts'
import { cosmicTexts } from './texts/index.ts'
import { names } from './names.ts'

/** What a facet is called, what its values are called, and their order. */
interface FacetWords {
  label: string
  labelOf: (value: string) => string
  order: (a: string, b: string) => number
}

const by = (words: readonly string[]) => (a: string, b: string) => words.indexOf(a) - words.indexOf(b)

/** The words of a facet of missions in a language. */
export const facetWords = (language: Language, name: (typeof facetNames)[number]): FacetWords => {
  const { facets, types, states } = cosmicTexts[language]
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
        order: by(cosmicMissionTypes),
      }
    case 'now':
      return { label: facets.now, labelOf: (state) => states[state as MissionState], order: by(missionStates) }
  }
}
