import { craftResult, type CraftResult } from '@kupodex/data/rules'
import type { Craft } from './facts.ts'
import { demandOf, type Sort, type WorkshopState } from './state.ts'

export interface Line {
  craft: Craft
  result: CraftResult
}

/** Crafts without limited materials come last where readers look for what is best made of them. */
const perMat = (value: number | null): number => value ?? -Infinity

const measures: Readonly<Record<Exclude<Sort, 'game'>, (line: Line) => number>> = {
  base: ({ craft }) => craft.value,
  final: ({ result }) => result.finalValue,
  time: ({ result }) => result.valuePerTime,
  mat: ({ result }) => perMat(result.valuePerLimitedMat),
  finalTomorrow: ({ result }) => result.tomorrowAvgValue,
  timeTomorrow: ({ result }) => result.tomorrowValuePerTime,
  matTomorrow: ({ result }) => perMat(result.tomorrowValuePerLimitedMat),
}

/** What every craft is worth, in the order of the list. */
export const linesOf = (crafts: readonly Craft[], state: WorkshopState): Line[] => {
  const workshop = { rank: state.workshopRank, groove: state.groove }
  const lines = crafts.map((craft) => ({ craft, result: craftResult(craft, workshop, demandOf(state, craft.id)) }))
  if (state.tableSort === 'game') return lines.sort((a, b) => a.craft.id - b.craft.id)
  const measure = measures[state.tableSort]
  const order = ({ craft, result }: Line) => [result.finalValue, -craft.id] as const
  return lines.sort((a, b) => {
    const [one, other] = [measure(a), measure(b)]
    // Those without limited materials are equal, and then the better value comes first.
    if (one !== other) return other - one
    const [[value, id], [otherValue, otherId]] = [order(a), order(b)]
    return otherValue - value || otherId - id
  })
}

/** Whether a craft can be made at the rank that was entered; all can without one. */
export const isUnlocked = ({ unlockRank }: Craft, { islandRank }: WorkshopState): boolean =>
  islandRank === 0 || unlockRank <= islandRank
