import { bellMs, eorzeaDayMs, weatherMs, weatherStart } from './time.ts'

/** How often each weather comes in a zone, in the order of the sheet WeatherRate (`weatherRates`). */
export type Rates = readonly { weatherId: number; percent: number }[]

/** A weather from its start to its end (epoch ms); null where the zone's rates end before the number of the time. */
interface Forecast {
  start: number
  end: number
  weatherId: number | null
}

/**
 * The number, 0 to 99, by which every zone picks its weather at a moment (epoch ms): the game's client works it out from the
 * Eorzea day and the bell at which the weather ends, in unsigned 32-bit integers.
 */
export const weatherNumber = (at: number): number => {
  const start = weatherStart(at)
  const day = Math.floor(start / eorzeaDayMs)
  const endBell = ((start - day * eorzeaDayMs) / bellMs + 8) % 24
  const seed = day * 100 + endBell
  const mixed = ((seed << 11) ^ seed) >>> 0
  return (((mixed >>> 8) ^ mixed) >>> 0) % 100
}

const picked = (rates: Rates, number: number): number | null => {
  let sum = 0
  for (const { weatherId, percent } of rates) {
    sum += percent
    if (number < sum) return weatherId
  }
  return null
}

/** The weather of a zone at a moment (epoch ms); null where its rates end before the number of that time. */
export const weatherAt = (rates: Rates, at: number): number | null => picked(rates, weatherNumber(at))

/** The weather at a moment (epoch ms) and those that follow it, `count` in all. */
export const forecast = (rates: Rates, at: number, count: number): Forecast[] =>
  Array.from({ length: count }, (_, n) => {
    const start = weatherStart(at) + n * weatherMs
    return { start, end: start + weatherMs, weatherId: weatherAt(rates, start) }
  })

/** The rates of a territory, from the tables of the game; null for one without changing weather. */
export const ratesOf = (
  territoryId: number,
  territories: readonly { id: number; weatherRateId: number }[],
  weatherRates: readonly { id: number; rates: Rates }[],
): Rates | null => {
  const territory = territories.find(({ id }) => id === territoryId)
  return weatherRates.find(({ id }) => id === territory?.weatherRateId)?.rates ?? null
}
