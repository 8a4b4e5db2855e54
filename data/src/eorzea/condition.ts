import { bellMs, eorzeaDayMs, eorzeaDayStart, weatherMs, weatherStart } from './time.ts'
import { type Rates, weatherAt } from './weather.ts'

/** Hours of the game's clock, fractions too: from `start` to before `end`, past midnight where that is not after it. */
export interface Hours {
  start: number
  end: number
}

/** What a thing of the game waits for; all of what is named has to hold. A weather that is not known fits no set. */
export interface Condition {
  weatherIds?: readonly number[]
  previousIds?: readonly number[]
  hours?: Hours
}

/** A time from its start to before its end (epoch ms). */
export interface Period {
  start: number
  end: number
}

/** How many weathers are searched: half a year. */
const searched = 11_264

const fits = (wanted: readonly number[] | undefined, rates: Rates, at: number): boolean => {
  if (wanted === undefined) return true
  const weatherId = weatherAt(rates, at)
  return weatherId !== null && wanted.includes(weatherId)
}

/** The hours that begin on the day before and on this day, as far as they are within a weather. */
const within = ({ start, end }: Hours, weather: Period): Period[] => {
  const length = (end > start ? end - start : end - start + 24) * bellMs
  const today = eorzeaDayStart(weather.start)
  return [today - eorzeaDayMs, today].flatMap((day) => {
    const from = Math.max(weather.start, day + start * bellMs)
    const to = Math.min(weather.end, day + start * bellMs + length)
    return from < to ? [{ start: from, end: to }] : []
  })
}

/** When a condition holds while one weather lasts, in order. */
const during = ({ weatherIds, previousIds, hours }: Condition, rates: Rates, start: number): Period[] => {
  if (!fits(weatherIds, rates, start) || !fits(previousIds, rates, start - 1)) return []
  const weather = { start, end: start + weatherMs }
  return hours === undefined ? [weather] : within(hours, weather)
}

/** The start of the weather with which the period at the end of one weather began. */
const beginning = (condition: Condition, rates: Rates, from: number): number => {
  let start = from
  for (let steps = 0; steps < searched; steps += 1) {
    if (during(condition, rates, start)[0]?.start !== start) break
    if (during(condition, rates, start - weatherMs).at(-1)?.end !== start) break
    start -= weatherMs
  }
  return start
}

export const holds = (condition: Condition, rates: Rates, at: number): boolean =>
  during(condition, rates, weatherStart(at)).some(({ start, end }) => start <= at && at < end)

/**
 * The periods in which a condition holds, in order: one that holds at the moment `from` (epoch ms), with its true start, and those that
 * follow. What one weather after another fulfils is one period. The search ends after half a year, and so does a period that
 * lasts longer.
 */
export function* periods(condition: Condition, rates: Rates, from: number): Generator<Period> {
  const first = weatherStart(from)
  let open: Period | null = null
  for (let start = beginning(condition, rates, first); start < first + searched * weatherMs; start += weatherMs) {
    for (const piece of during(condition, rates, start)) {
      if (open?.end === piece.start) open = { start: open.start, end: piece.end }
      else {
        if (open !== null && open.end > from) yield open
        open = piece
      }
    }
  }
  if (open !== null && open.end > from) yield open
}

/** The first `count` periods of a condition (see `periods`); fewer where it does not hold so often within half a year. */
export const nextPeriods = (condition: Condition, rates: Rates, from: number, count: number): Period[] => {
  const found: Period[] = []
  if (count < 1) return found
  for (const period of periods(condition, rates, from)) {
    found.push(period)
    if (found.length === count) break
  }
  return found
}
