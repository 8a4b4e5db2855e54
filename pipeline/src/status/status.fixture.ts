import type { ReportAnswer } from '@kupodex/data/contract'
import { siteIsWell } from '@kupodex/data/store'
import type { Known, Status } from './status.ts'

export const hour = 3_600_000
export const at = Date.parse('2026-11-23T08:00:00Z')

export const known = <T>(value: T): Known<T> => ({ known: true, value })

/** The report of a night eight hours ago. */
export const report: ReportAnswer = {
  ...{ deployTime: 1, generateTime: at - 8 * hour, characters: 1234, found: 0, skipped: { noName: 3 }, hidden: {} },
  ...{ unknownMarks: 0, boards: 9, steps: [] },
  nights: [
    { generateTime: at - 8 * hour, characters: 1234, skipped: 3, seconds: 61 },
    { generateTime: at - 32 * hour, characters: 1200, skipped: 0, seconds: 130 },
  ],
  freshness: [
    { tier: 'top', count: 100, median: 3600, p90: 7200 },
    { tier: 'tail', count: 1134, median: 500_000, p90: 900_000 },
  ],
}

/** A product that is well. */
export const wellStatus: Status = {
  at,
  report: known(report),
  queues: known([
    { queue: 'asked', due: 0, oldest: null },
    { queue: 'top', due: 2, oldest: at - 10 * 60_000 },
  ]),
  deadLetters: known([]),
  lodestone: known(siteIsWell),
  publishing: known(null),
  errors: known([]),
  money: { known: false, why: 'nobody counts it' },
}
