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
