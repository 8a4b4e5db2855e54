import { supplyTomorrow } from '@kupodex/data/rules'
import { type AgendaTask, workshopRules } from '@kupodex/data/workshop'
import type { Craft } from '../ground/facts.ts'
import { isUnlocked } from '../ground/sort.ts'
import { demandOf, type WorkshopState } from '../ground/state.ts'
import { type AgendaSettings, grooveCaps } from './settings.ts'

/** What the agenda needs besides the rows of the calculator; it comes once a reader asks for the agenda (`/island-agenda/en.json`). */
export interface AgendaFile {
  crafts: readonly { id: number; themes: readonly number[]; materials: readonly { id: number; amount: number }[] }[]
  /** Names of materials in the language of the page, and in English. */
  materials: readonly { id: number; name: string; english: string }[]
}

/**
 * What an agenda is to be made for: what the calculator knows, and what was chosen. Supply is as entered today; from tomorrow on it is, of the levels that
 * the demand shift allows, the one that pays less, and then stays.
 */
export const taskOf = (
  crafts: readonly Craft[],
  state: WorkshopState,
  settings: AgendaSettings,
  stock: ReadonlyMap<number, number>,
  file: Pick<AgendaFile, 'crafts'>,
): AgendaTask => {
  const { workshops, landmarks, days, rests, restOn } = settings
  const facts = new Map(file.crafts.map((craft) => [craft.id, craft]))
  return {
    crafts: crafts
      .filter((craft) => isUnlocked(craft, state))
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, value, time }) => {
        const demand = demandOf(state, id)
        const later = Math.min(...supplyTomorrow(demand)) as typeof demand.supply
        const shortages = Array.from(
          { length: days },
          (_, day) => workshopRules.scarcest[day === 0 ? demand.supply : later],
        )
        const { themes = [], materials = [] } = facts.get(id) ?? {}
        return { id, value, time, themes, materials, popularity: demand.popularity, shortages }
      }),
    ...{ days, rests, restOn, workshops, stock },
    ...{ rank: state.workshopRank, groove: state.groove },
    grooveCap: Math.max(state.groove, grooveCaps[landmarks] ?? 0),
  }
}
