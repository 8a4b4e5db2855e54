import { dayStart } from '@kupodex/data/rules'

const dayLength = 86_400_000

export const daysInWeek = 7

/** Whole weeks before the running one. */
const weeksBefore = 52

/** A day in UTC by its first moment (epoch ms), and how many things were obtained on it. */
export interface DayCount {
  day: number
  count: number
}

/** Days since Monday. */
const weekday = (day: number) => (new Date(day).getUTCDay() + 6) % daysInWeek

/** The days from the Monday 52 weeks ago to the day of `now`, with how many of some moments are on each; all are epoch ms. */
export const yearOfDays = (moments: readonly number[], now: number): DayCount[] => {
  const today = dayStart(now)
  const length = weeksBefore * daysInWeek + weekday(today) + 1
  const counts = new Map<number, number>()
  for (const at of moments) counts.set(dayStart(at), (counts.get(dayStart(at)) ?? 0) + 1)
  return Array.from({ length }, (_, at) => {
    const day = today - (length - 1 - at) * dayLength
    return { day, count: counts.get(day) ?? 0 }
  })
}

/** The smallest count of each shade of a square, the palest first. */
export const shades = [1, 2, 5, 10] as const

/** The shade of a square, from 1; 0 where nothing was obtained. */
export const shadeOf = (count: number): number => shades.filter((least) => count >= least).length

export interface DaySum {
  /** How many things, and on how many days. */
  things: number
  days: number
  /** The day with most things, of several the first; null without any. */
  most: DayCount | null
}

export const sumOfDays = (days: readonly DayCount[]): DaySum => {
  const active = days.filter(({ count }) => count > 0)
  return {
    things: active.reduce((sum, { count }) => sum + count, 0),
    days: active.length,
    most: active.reduce<DayCount | null>((most, day) => (most === null || day.count > most.count ? day : most), null),
  }
}

/** The months of some days by their first moments (epoch ms), the newest first, each added up. */
export const sumsByMonth = (days: readonly DayCount[]): (DaySum & { month: number })[] => {
  const monthOf = ({ day }: DayCount) => {
    const date = new Date(day)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
  }
  return [...Map.groupBy(days, monthOf)]
    .map(([month, ofMonth]) => ({ month, ...sumOfDays(ofMonth) }))
    .sort((a, b) => b.month - a.month)
}

/** Days in two halves of whole weeks, which stand beside each other or below. */
export const halvesOf = (days: readonly DayCount[]): DayCount[][] => {
  const half = Math.ceil(days.length / daysInWeek / 2) * daysInWeek
  return [days.slice(0, half), days.slice(half)]
}
