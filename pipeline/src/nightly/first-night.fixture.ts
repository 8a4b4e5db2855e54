import { type GainPeriod, periodsOfNight } from '@kupodex/data/rules'
import type { Catalog } from './catalog/catalog.ts'
import type { WeekPoints } from './catalog/weights.ts'
import type { Fold } from './fold/fold.ts'
import { numberClears } from './rank/clear-numbers.ts'
import { orderById } from './rank/order.ts'
import { noRanks } from './rank/rank-table.ts'
import type { Night } from './write/work.ts'

/** The first night there is, of what was folded. */
export const firstNight = (catalog: Catalog, fold: Fold, points: WeekPoints, now: number): Night => ({
  catalog,
  fold,
  points,
  byId: orderById(fold.ids),
  clearNumbers: numberClears(fold.clears, fold.ids.length),
  yesterday: noRanks,
  week: noRanks,
  now,
  before: {},
  concealedBefore: {},
  keptGains: { years: [], leftOut: [] },
})

/** Seconds at which these times begin, and at which those that have ended did. */
const [from, to] = [
  [86_399, 86_400, 1, 0, 1, 1, 86_400],
  [0, 0, 0, 0, 86_400, 172_800, 172_800],
]

/** Times to count gains in among the dates of small stores, which are of the first two days of 1970: four that run, and a month, a season, and a year that have ended. */
export const smallPeriods: readonly GainPeriod[] = periodsOfNight(Date.parse('2026-06-24T00:00:00Z')).map(
  (period, at) => ({
    ...period,
    from: 1000 * (from?.[at] ?? 0),
    ...(at < 4 ? {} : { to: 1000 * (to?.[at] ?? 0) }),
  }),
)
