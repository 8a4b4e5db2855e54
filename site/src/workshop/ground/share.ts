import { type CraftDemand, demandShiftCodes, popularities, supplies, workshopLimits } from '@kupodex/data/rules'
import { demandOf, type WorkshopState } from './state.ts'

/** The word of the address that has the values. */
export const shareParam = 'w'

/** How many crafts an address has values of. */
const craftCount = 81

const ids = Array.from({ length: craftCount }, (_, at) => at + 1)

/** The three options of a craft as one number of two digits: there are a hundred combinations. */
const codeOf = ({ popularity, supply, shift }: CraftDemand): string =>
  String(
    (popularities.indexOf(popularity) * supplies.length + supplies.indexOf(supply)) * demandShiftCodes.length + shift,
  ).padStart(2, '0')

const demandIn = (code: number): CraftDemand | null => {
  const [shift] = [demandShiftCodes[code % demandShiftCodes.length]]
  const rest = Math.floor(code / demandShiftCodes.length)
  const supply = supplies[rest % supplies.length]
  const popularity = popularities[Math.floor(rest / supplies.length)]
  return shift === undefined || supply === undefined || popularity === undefined ? null : { popularity, supply, shift }
}

/** Ranks, groove, and what was entered about every craft, as a word of an address. */
export const sharedWord = (state: WorkshopState): string =>
  [1, state.workshopRank, state.islandRank, state.groove, ids.map((id) => codeOf(demandOf(state, id))).join('')].join(
    '.',
  )

const shape = new RegExp(`^1\\.([1-9])\\.(\\d{1,2})\\.(\\d{1,2})\\.(\\d{${craftCount * 2}})$`)

/** What a word of an address says; null where it is not one of ours. */
export const readShared = (
  word: string,
): Pick<WorkshopState, 'workshopRank' | 'islandRank' | 'groove' | 'pattern' | 'crafts'> | null => {
  const [, rank, island, grooves, codes = ''] = shape.exec(word) ?? []
  const [workshopRank, islandRank, groove] = [Number(rank), Number(island), Number(grooves)]
  if (rank === undefined || workshopRank > workshopLimits.workshopRank) return null
  if (islandRank > workshopLimits.islandRank || groove > workshopLimits.groove) return null
  const demands = ids.flatMap((id, at) => {
    const demand = demandIn(Number(codes.slice(at * 2, at * 2 + 2)))
    return demand === null ? [] : [[id, demand] as const]
  })
  return { workshopRank, islandRank, groove, pattern: null, crafts: Object.fromEntries(demands) }
}
