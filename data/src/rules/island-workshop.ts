/** Percentages that a craft's popularity can have, from Very High to Low (spec: site §9). */
export const popularities = [140, 120, 100, 80] as const

/** Percentages that a craft's supply can have by its code: 0 Nonexistent to 4 Overflowing (spec: site §9; table `islandSupply`). */
export const supplies = [160, 130, 100, 80, 60] as const

/**
 * How demand shifts by its code, 0 Skyrocketing to 4 Plummeting. The specification has two readings; under this one the list of options, the
 * default (2, None) and the arithmetic agree, and the game counts so too.
 */
const demandShifts = [2, 1, 0, -1, -2] as const

export type Popularity = (typeof popularities)[number]
export type Supply = (typeof supplies)[number]
export type DemandShift = 0 | 1 | 2 | 3 | 4

export const demandShiftCodes = [0, 1, 2, 3, 4] as const satisfies readonly DemandShift[]

export interface CraftDemand {
  popularity: Popularity
  supply: Supply
  shift: DemandShift
}

/** What is assumed about a craft until a player enters it (spec: site §9). */
export const defaultDemand: CraftDemand = { popularity: 100, supply: 100, shift: 2 }

interface Workshop {
  /** 1 to 5, as it was at the daily reset. */
  rank: number
  /** Groove when the craft is finished. */
  groove: number
}

/** Ranks and groove of today's game; the specification had 3, 10 and 35. */
export const workshopLimits = { workshopRank: 5, islandRank: 20, groove: 45 } as const

/**
 * What a craft is sold for in seafarer's cowries: its base value with the workshop's multipliers, rounded down, then with popularity and
 * supply, rounded down (spec: site §9; two independent public solvers round so). In whole numbers, so that no step
 * depends on how fractions are stored.
 */
export const craftValue = (base: number, { rank, groove }: Workshop, popularity: number, supply: number): number => {
  const made = Math.floor((base * (10 + rank - 1) * (100 + groove)) / 1000)
  return Math.floor((made * popularity * supply) / 10_000)
}

/**
 * The levels of supply that are likely tomorrow, the scarcer first: as today where demand does not shift; as today or a level on where
 * it shifts; one or two levels on where it shifts a lot. Supply ends with its last level.
 */
export const supplyTomorrow = ({ supply, shift }: Pick<CraftDemand, 'supply' | 'shift'>): readonly Supply[] => {
  const code = supplies.indexOf(supply)
  const change = demandShifts[shift]
  const steps = change === 0 ? [0] : Math.abs(change) === 1 ? [0, change] : [change / 2, change]
  const codes = steps.map((step) => Math.min(supplies.length - 1, Math.max(0, code - step)))
  return supplies.filter((_, at) => codes.includes(at))
}

export interface CraftFacts {
  /** Base value in seafarer's cowries. */
  value: number
  /** Hours in the workshop. */
  time: number
  /** How many limited materials it takes: leavings, produce, and rare materials of the granary. */
  limitedMats: number
}

/** What a craft is worth; per limited material null where it takes none. */
export interface CraftResult {
  finalValue: number
  valuePerTime: number
  valuePerLimitedMat: number | null
  tomorrowSupply: readonly Supply[]
  tomorrowValues: readonly number[]
  tomorrowAvgValue: number
  tomorrowValuePerTime: number
  tomorrowValuePerLimitedMat: number | null
}

/** Everything that is worked out of a craft (spec: site §3); values in seafarer's cowries, times in hours. */
export const craftResult = (craft: CraftFacts, workshop: Workshop, demand: CraftDemand): CraftResult => {
  const { value, time, limitedMats } = craft
  const perMat = (worth: number) => (limitedMats === 0 ? null : worth / limitedMats)
  const finalValue = craftValue(value, workshop, demand.popularity, demand.supply)
  const tomorrowSupply = supplyTomorrow(demand)
  const tomorrowValues = tomorrowSupply.map((supply) => craftValue(value, workshop, demand.popularity, supply))
  const tomorrowAvgValue = tomorrowValues.reduce((sum, each) => sum + each, 0) / tomorrowValues.length
  return {
    finalValue,
    valuePerTime: finalValue / time,
    valuePerLimitedMat: perMat(finalValue),
    tomorrowSupply,
    tomorrowValues,
    tomorrowAvgValue,
    tomorrowValuePerTime: tomorrowAvgValue / time,
    tomorrowValuePerLimitedMat: perMat(tomorrowAvgValue),
  }
}
