import { nextTime } from '../schedule/cron.ts'
import { timetable } from '../timetable.ts'

/** The jobs that publish; on one machine they are the same work. */
const publishing = [timetable.night, timetable.week]

/** When the next publishing job starts after a moment (both epoch ms). */
export const nextNight = (after: number): number => Math.min(...publishing.map(({ cron }) => nextTime(cron, after)))

/** Whether a publishing job should have started since the last one (epoch ms; NaN where there was none). */
export const isNightDue = (last: number, now: number): boolean => Number.isNaN(last) || nextNight(last) <= now
