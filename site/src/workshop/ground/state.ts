import {
  type CraftDemand,
  defaultDemand,
  type DemandShift,
  demandShiftCodes,
  popularities,
  type Popularity,
  supplies,
  type Supply,
  workshopLimits,
} from '@kupodex/data/rules'
import { wordsIn, wordsOf } from '#storage/kept-json.ts'

/** The orders that the list of crafts can be in (spec: site §2.6). */
export const sorts = ['game', 'base', 'final', 'time', 'mat', 'finalTomorrow', 'timeTomorrow', 'matTomorrow'] as const

export type Sort = (typeof sorts)[number]

/** The columns that a player fills in. */
export const editedColumns = ['popularity', 'supply', 'shift'] as const

export type EditedColumn = (typeof editedColumns)[number]

export interface WorkshopState {
  workshopRank: number
  /** 0 for all crafts. */
  islandRank: number
  groove: number
  tableSort: Sort
  edits: Readonly<Record<EditedColumn, boolean>>
  /** The pattern of popularity that was filled in; null where entries differ from it, or none was. */
  pattern: number | null
  /** What was entered for crafts, by id; the others have what is assumed of all. */
  crafts: Readonly<Record<number, CraftDemand>>
}

/** How many patterns of popularity there are (table `islandPopularity`). */
export const patternCount = 100

/** What is shown to who has entered nothing: the highest ranks, without groove. */
export const startState: WorkshopState = {
  workshopRank: workshopLimits.workshopRank,
  islandRank: workshopLimits.islandRank,
  groove: 0,
  tableSort: 'game',
  edits: { popularity: false, supply: false, shift: false },
  pattern: null,
  crafts: {},
}

/** What a player entered about a craft, or what is assumed. */
export const demandOf = ({ crafts }: Pick<WorkshopState, 'crafts'>, id: number): CraftDemand =>
  crafts[id] ?? defaultDemand

export const withDemand = (state: WorkshopState, id: number, change: Partial<CraftDemand>): WorkshopState => ({
  ...state,
  ...('popularity' in change && { pattern: null }),
  crafts: { ...state.crafts, [id]: { ...demandOf(state, id), ...change } },
})

/** A value that is a whole number within bounds; null for any other. */
export const wholeIn = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null

const optionIn = <Option>(value: unknown, options: readonly Option[]): Option | null =>
  options.find((option) => option === value) ?? null

/**
 * What was kept of a craft; null where nothing of it is valid. Popularity, supply and shift count as one of their options alone, which leaves out
 * the numbers up to 10 that percentages had once (spec: site §5).
 */
const readDemand = (kept: unknown): CraftDemand | null => {
  const { popularity, supply, shift } = wordsOf(kept)
  const read = {
    popularity: optionIn<Popularity>(popularity, popularities),
    supply: optionIn<Supply>(supply, supplies),
    shift: optionIn<DemandShift>(shift, demandShiftCodes),
  }
  if (Object.values(read).every((value) => value === null)) return null
  return {
    popularity: read.popularity ?? defaultDemand.popularity,
    supply: read.supply ?? defaultDemand.supply,
    shift: read.shift ?? defaultDemand.shift,
  }
}

/** The state that a browser kept, as JSON; each part that is not valid is as at the start. */
export const readState = (text: string | null): WorkshopState => {
  const kept = wordsIn(text)
  const edits = wordsOf(kept.edits)
  const crafts = Object.entries(wordsOf(kept.crafts)).flatMap(([id, one]) => {
    const demand = /^[1-9]\d{0,3}$/.test(id) ? readDemand(one) : null
    return demand === null ? [] : [[Number(id), demand] as const]
  })
  return {
    workshopRank: wholeIn(kept.workshopRank, 1, workshopLimits.workshopRank) ?? startState.workshopRank,
    islandRank: wholeIn(kept.islandRank, 0, workshopLimits.islandRank) ?? startState.islandRank,
    groove: wholeIn(kept.groove, 0, workshopLimits.groove) ?? startState.groove,
    tableSort: optionIn(kept.tableSort, sorts) ?? startState.tableSort,
    edits: { popularity: edits.popularity === true, supply: edits.supply === true, shift: edits.shift === true },
    pattern: wholeIn(kept.pattern, 0, patternCount - 1),
    crafts: Object.fromEntries(crafts),
  }
}

export const keptState = (state: WorkshopState): string => JSON.stringify(state)
