import { type PrivacyPart, seenParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import { habitsOf } from './habits.ts'
import { hashUnit } from './random.ts'
import type { Population } from './population.ts'

const day = 86_400
const year = 365.25 * day

/** How often something happens to one person. */
interface Happening {
  readonly channel: number
  readonly perYear: number
}

/** One that passes, and for how many days it lasts. */
interface PassingHappening extends Happening {
  readonly days: readonly [least: number, most: number]
}

/** What happens to people besides playing. More often than in the game where that would never be seen. */
const happenings = {
  rename: { channel: 61, perYear: 0.08 },
  transfer: { channel: 62, perYear: 0.2 },
  title: { channel: 63, perYear: 6 },
  company: { channel: 64, perYear: 0.8 },
  promotion: { channel: 65, perYear: 0.8 },
  job: { channel: 66, perYear: 26 },
  gear: { channel: 74, perYear: 40 },
  hiding: { channel: 67, perYear: 0.05, days: [2, 60] as const },
  leaving: { channel: 68, perYear: 0.04, days: [2, 90] as const },
  profile: { channel: 69, perYear: 0.1, days: [1, 40] as const },
  achievements: { channel: 70, perYear: 0.3, days: [1, 40] as const },
  ...recordOf(seenParts, (part): PassingHappening => ({
    channel: habitsOf(part).streams.hiding,
    perYear: 0.1,
    days: [1, 40],
  })),
} satisfies Record<string, Happening | PassingHappening>

export type HappeningName = keyof typeof happenings

/** How often it happened, and when last (epoch seconds; the population's own moment where it never did). */
export interface Happened {
  readonly count: number
  readonly at: number
}

/**
 * What happened to a person since the population was made, until a moment (epoch seconds). Time is cut in stretches, and in
 * each it happens once, at a time of its own: so it costs two hashes, however long ago the beginning is.
 */
export const happened = (population: Population, index: number, name: HappeningName, at: number): Happened => {
  const { channel, perYear } = happenings[name]
  const stretch = year / perYear
  const timeOf = (which: number) =>
    Math.floor(population.now + (which + hashUnit(population.seed, channel, index, which)) * stretch)
  if (at <= population.now) return { count: 0, at: population.now }
  const under = Math.floor((at - population.now) / stretch)
  if (timeOf(under) <= at) return { count: under + 1, at: timeOf(under) }
  return { count: under, at: under === 0 ? population.now : timeOf(under - 1) }
}

type PassingName = 'hiding' | 'leaving' | PrivacyPart

/** Whether the last happening, one of those that pass, still lasts at a moment (epoch seconds). */
export const lasts = (population: Population, index: number, name: PassingName, at: number): boolean => {
  const last = happened(population, index, name, at)
  if (last.count === 0) return false
  const { channel, days } = happenings[name]
  const share = hashUnit(population.seed, channel, index, last.count, 1)
  return at < last.at + Math.floor((days[0] + (days[1] - days[0]) * share) * day)
}

/** Share of those who delete their character and never come back. */
const goneForGood = 0.6

/** Whether somebody who was there at first has deleted their character; many come back after a while. */
export const hasLeft = (population: Population, index: number, at: number): boolean => {
  const { count } = happened(population, index, 'leaving', at)
  for (let which = 1; which <= count; which++) {
    if (hashUnit(population.seed, happenings.leaving.channel, index, which, 2) < goneForGood) return true
  }
  return lasts(population, index, 'leaving', at)
}

/** New characters a year, for each one there was. */
const birthRate = 0.1

/** When the person of an index beyond the first ones makes their character, epoch seconds. */
export const bornAt = (population: Population, index: number): number =>
  Math.ceil(population.now + ((index - population.size + 1) * year) / (population.size * birthRate))

/** How many people there are at a moment (epoch seconds): the first ones, and the newly made. Indexes are 0 up to this. */
export const peopleAt = (population: Population, at: number): number => {
  if (at <= population.now) return population.size
  let count = population.size + Math.floor(((at - population.now) * population.size * birthRate) / year)
  while (bornAt(population, count) <= at) count++
  while (count > population.size && bornAt(population, count - 1) > at) count--
  return count
}
