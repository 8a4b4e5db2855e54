import type { TimelineAnswer } from '@kupodex/data/contract'

/** A point of a chart: when (epoch ms) and how much. */
export interface ChartPoint {
  at: number
  value: number
}

/** The sums that a timeline has for each month. */
export const monthFields = ['points', 'mounts', 'minions'] as const

export type MonthField = (typeof monthFields)[number]

/** How long after a month's first second its point is drawn (ms): the sums are those at its end (spec: characters §9, 2592000 s). */
export const untilMonthEnd = 2_592_000_000

const numberOf = (ms: number): number => new Date(ms).getUTCFullYear() * 12 + new Date(ms).getUTCMonth()
const firstSecondOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12)

/** The months between two moments (epoch ms), by the first millisecond of each in UTC. */
export const monthsBetween = (from: number, to: number): number[] => {
  const first = numberOf(from)
  return Array.from({ length: Math.max(0, numberOf(to) - first + 1) }, (_, at) => firstSecondOf(first + at))
}

/**
 * A sum at the end of every month from the first in which it was above 0 until `end` (epoch ms), when the character was last
 * read: months without an event have the sum before them. What was there before a first reading has no date, so that nothing
 * is known of the time before.
 */
export const seriesOf = (months: TimelineAnswer['months'], field: MonthField, end: number): ChartPoint[] => {
  const known = months.filter((month) => month[field] > 0)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return []
  const sums = new Map(known.map((month) => [month.date * 1000, month[field]]))
  let value = 0
  return monthsBetween(first.date * 1000, Math.max(end, last.date * 1000)).map((month) => {
    value = sums.get(month) ?? value
    return { at: Math.min(month + untilMonthEnd, Math.max(end, month)), value }
  })
}

/** The numbers of things by month (epoch ms of its first second in UTC) over the last `most` months until `end`, empty ones too. */
export const countByMonth = (moments: readonly number[], most: number, end: number): ChartPoint[] => {
  const counts = new Map<number, number>()
  for (const moment of moments) {
    const month = firstSecondOf(numberOf(moment))
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  if (counts.size === 0) return []
  const all = monthsBetween(Math.min(...counts.keys()), Math.max(end, ...counts.keys()))
  return all.slice(-most).map((at) => ({ at, value: counts.get(at) ?? 0 }))
}
