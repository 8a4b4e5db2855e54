import type { Condition, Hours, Period, Rates } from '@kupodex/data/eorzea'
import { type Offers, offersAt, type Wait } from '#collection/offer.ts'
import { nextBoarding } from '#fish/ocean.ts'
import { isLeft, isWanted, type Known } from './known.ts'

/** The collections of which some things can be had only at times or in weathers that are known. */
export type TimedType = 'vista' | 'cosmicMission' | 'fish'

export interface TimedThing {
  id: number
  /** What names it in the address of its list. */
  key: number
  name: string
  /** The main patch that brought it, in tenths; null where that is not known. */
  patch: number | null
}

/** What some things of one place wait for. */
export interface Window extends Wait {
  type: TimedType
  place: string
  /** The name of the weather; null for any. */
  weather: string | null
  hours: Hours | null
  things: readonly TimedThing[]
}

/** What waits for the game's clock and weather, and the fish of ocean fishing: a file of the site's build for each language. */
export interface NextWindows {
  windows: readonly Window[]
  ocean: readonly TimedThing[]
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    nextWindows: NextWindows
  }
}

/** A time, now or next, at which something that is left can be had. */
export interface Opening {
  key: string
  type: TimedType
  /** Null for ocean fishing, which has none. */
  place: string | null
  weather: string | null
  hours: Hours | null
  /** What of it can be told by a notice; null for what does not follow the game's clock. */
  sky: { condition: Condition; rates: Rates } | null
  period: Period
  isNow: boolean
  /** Whether it begins within the hour. */
  isSoon: boolean
  /** What is left of it, what is wanted first. */
  things: readonly (TimedThing & { isWanted: boolean })[]
}

const hour = 3_600_000

const leftOf = (type: TimedType, things: readonly TimedThing[], known: Known): Opening['things'] =>
  things
    .filter(({ id }) => isLeft(known, type, id))
    .map((thing) => ({ ...thing, isWanted: isWanted(known, type, thing.id) }))
    .sort((a, b) => Number(b.isWanted) - Number(a.isWanted))

const openingAt = (now: number, period: Period, rest: Omit<Opening, 'period' | 'isNow' | 'isSoon'>): Opening => ({
  ...{ ...rest, period },
  isNow: period.start <= now,
  isSoon: period.start < now + hour,
})

const wants = ({ things }: Opening) => Number(things.some((thing) => thing.isWanted))

/** What of the windows has something that is left: only for that the forecast is worked out. */
export const openWindows = ({ windows }: Pick<NextWindows, 'windows'>, known: Known): Window[] =>
  windows.filter(({ type, things }) => things.some(({ id }) => isLeft(known, type, id)))

/**
 * The times at which what is left can be had, as of a moment (epoch ms): first those within the hour, of these first those with something
 * wanted, then what ends or begins first. `offers` are those of `openWindows` at that moment; what never comes is left out.
 */
export const openingsAt = ({ windows, ocean }: NextWindows, known: Known, offers: Offers, now: number): Opening[] => {
  const skies = windows.flatMap(({ key, type, place, weather, hours, condition, rates, things }) => {
    const period = offers.get(key)?.period
    if (period === undefined) return []
    return openingAt(now, period, {
      ...{ key, type, place, weather, hours, sky: { condition, rates } },
      things: leftOf(type, things, known),
    })
  })
  const voyage = openingAt(now, nextBoarding(now), {
    ...{ key: 'ocean', type: 'fish', place: null, weather: null, hours: null, sky: null },
    things: leftOf('fish', ocean, known),
  })
  return [...skies, voyage]
    .filter(({ things }) => things.length > 0)
    .sort(
      (a, b) =>
        Number(b.isSoon) - Number(a.isSoon) ||
        (a.isSoon && b.isSoon ? wants(b) - wants(a) : 0) ||
        Number(b.isNow) - Number(a.isNow) ||
        (a.isNow ? a.period.end - b.period.end : a.period.start - b.period.start) ||
        (a.key < b.key ? -1 : 1),
    )
}

/** What the clock and the weather offer of the windows with something that is left, at a moment (epoch ms). */
export const offersOf = (file: NextWindows, known: Known, now: number, last: Offers | undefined): Offers =>
  offersAt(openWindows(file, known), now, last)
