import type { Catalog } from './catalog.ts'
import { numberClears } from './cleared.ts'
import type { Night } from './files.ts'
import type { Fold } from './fold.ts'
import { orderById } from './order.ts'
import type { WeekPoints } from './weights.ts'

/** The first night there is, of what was folded. */
export const firstNight = (catalog: Catalog, fold: Fold, points: WeekPoints, now: number): Night => ({
  catalog,
  fold,
  points,
  byId: orderById(fold.ids),
  cleared: numberClears(fold.clears, fold.ids.length),
  yesterday: { boards: new Uint32Array(), raids: new Uint32Array() },
  now,
  before: {},
})
