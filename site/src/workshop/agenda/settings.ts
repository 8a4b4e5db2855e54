import { workshopRules } from '@kupodex/data/workshop'
import { wordsOf } from '#storage/kept-json.ts'
import { wholeIn } from '../ground/state.ts'

/** The highest groove by number of landmarks (table `islandGrooveCaps`). */
export const grooveCaps = [10, 15, 20, 25, 35, 45] as const

/** What a player chooses for an agenda, besides what the calculator knows. */
export interface AgendaSettings {
  workshops: number
  landmarks: number
  /** Cycles that are left of the season. */
  days: number
  rests: number
  /** Cycles, from 0, on which the workshops rest in any case. */
  restOn: readonly number[]
  /** Materials at hand, as they were typed. */
  stock: string
}

export const startSettings: AgendaSettings = {
  workshops: workshopRules.workshops,
  landmarks: grooveCaps.length - 1,
  days: workshopRules.seasonDays,
  rests: workshopRules.restDays,
  restOn: [],
  stock: '',
}

/** Longer lists of materials than anybody has are not kept. */
const mostText = 10_000

/** Settings that go together: a season cannot rest longer than it lasts, and rests at least as often as is fixed. */
export const settled = (settings: AgendaSettings): AgendaSettings => {
  const restOn = settings.restOn.filter((day) => day < settings.days).slice(0, settings.days - 1)
  const rests = Math.max(restOn.length, Math.min(settings.rests, settings.days - 1))
  return { ...settings, restOn, rests }
}

/** Settings as a browser kept them; each that is not valid is as at the start. */
export const readSettings = (kept: unknown): AgendaSettings => {
  const loose = wordsOf(kept)
  const { seasonDays, workshops } = workshopRules
  const restOn = (Array.isArray(loose.restOn) ? loose.restOn : []).flatMap(
    (day: unknown) => wholeIn(day, 0, seasonDays - 1) ?? [],
  )
  return settled({
    workshops: wholeIn(loose.workshops, 1, workshops) ?? startSettings.workshops,
    landmarks: wholeIn(loose.landmarks, 0, grooveCaps.length - 1) ?? startSettings.landmarks,
    days: wholeIn(loose.days, 1, seasonDays) ?? startSettings.days,
    rests: wholeIn(loose.rests, 0, seasonDays - 1) ?? startSettings.rests,
    restOn: [...new Set(restOn)].sort((a, b) => a - b),
    stock: typeof loose.stock === 'string' ? loose.stock.slice(0, mostText) : '',
  })
}
