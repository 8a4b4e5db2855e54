import { nextPeriods, type Period } from '@kupodex/data/eorzea'
import type { Mission } from './mission.ts'

/** A time slot in which missions are offered, now or next. */
export interface Slot {
  /** Hours of the game's clock. */
  start: number
  end: number
  period: Period
  /** How many missions are offered in it. */
  count: number
}

/** The time slots of missions, the one that begins, or has begun, first; `now` in epoch ms. */
export const slotsOf = (missions: readonly Pick<Mission, 'startHour' | 'endHour'>[], now: number): Slot[] => {
  const counts = new Map<string, { start: number; end: number; count: number }>()
  for (const { startHour: start, endHour: end } of missions) {
    if (start === null || end === null) continue
    const known = counts.get(`${start}-${end}`) ?? { start, end, count: 0 }
    counts.set(`${start}-${end}`, { ...known, count: known.count + 1 })
  }
  return [...counts.values()]
    .flatMap(({ start, end, count }) => {
      const [period] = nextPeriods({ hours: { start, end } }, [], now, 1)
      return period === undefined ? [] : [{ start, end, count, period }]
    })
    .sort((a, b) => a.period.start - b.period.start || a.period.end - b.period.end)
}
