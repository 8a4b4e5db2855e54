import { shownJobId, type PersonJob } from './jobs.ts'
import { happened } from './life.ts'
import type { Person } from './person.ts'
import { hashHex, hashUnit } from './random.ts'
import type { Population } from './population.ts'

/** A piece of gear in one of the Lodestone's 14 places: 0 main hand, 1 off hand, 2 head .. 12 second ring, 13 soul crystal. */
export interface WornPiece {
  readonly place: number
  /** 11 hex digits, as an item's page on the Lodestone has. */
  readonly itemId: string
  readonly itemLevel: number
  readonly highQuality: boolean
}

/** Belts, place 5, are gone. */
const armour = [2, 3, 4, 6, 7, 8, 9, 10, 11, 12]
const [mainHand, offHand, soul] = [0, 1, 13]

const shieldBearers: readonly number[] = [1, 19]

/** How many finds it takes until each place has a better piece: one per place number, without the job crystal's. */
const round = soul

/** What a person wears for a job after `found` better pieces, each in the next place. Gear is made up: seven item levels a level. */
export const gearOf = (seed: number, index: number, job: PersonJob, found: number): WornPiece[] => {
  const { role, jobId } = job.slot
  const bothHands = role === 'hand' || role === 'land' || shieldBearers.includes(jobId)
  const shown = shownJobId(job)
  const piece = (place: number): WornPiece => {
    const luck = Math.floor(hashUnit(seed, 75, index, jobId, place) * 3)
    const better = Math.floor((found + place) / round)
    const itemLevel = place === soul ? 30 : Math.max(1, job.level * 7 - 5 + (luck + better) * 5)
    return {
      place,
      itemId: hashHex(11, 76, place, shown, itemLevel),
      itemLevel,
      highQuality: place !== soul && hashUnit(77, place, itemLevel) < 0.3,
    }
  }
  const places = [mainHand, ...(bothHands ? [offHand] : []), ...armour]
  return [...places, ...(shown === job.slot.classId || role === 'hand' || role === 'land' ? [] : [soul])].map(piece)
}

/** What a person wears at a moment (epoch seconds): the gear of the job that is active. */
export const gearAt = (
  population: Population,
  { index, endsAt, activeJob }: Pick<Person, 'index' | 'endsAt' | 'activeJob'>,
  at = population.now,
): WornPiece[] =>
  gearOf(population.seed, index, activeJob, happened(population, index, 'gear', Math.min(at, endsAt)).count)
