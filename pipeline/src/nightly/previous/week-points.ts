import { type Owners, weekStart } from '@kupodex/data/rules'
import type { Catalog, Collected } from '../catalog/catalog.ts'
import type { WeekPoints } from '../catalog/weights.ts'
import { pointsFromOwners } from '../fold/rarity-points.ts'
import type { KeptPoints, Previous } from './previous.ts'

/** The form in which points are kept: by collection and item id, items without points left out. */
export const pointsToKeep = (week: number, points: WeekPoints): KeptPoints => ({
  week,
  points: Object.fromEntries(
    Object.entries(points).map(([type, byId]) => [
      type,
      [...byId].filter(([, given]) => given > 0).sort(([a], [b]) => a - b),
    ]),
  ),
})

const pointsKept = (kept: KeptPoints): WeekPoints =>
  Object.fromEntries(Object.entries(kept.points).map(([type, pairs]) => [type, new Map(pairs)]))

/**
 * The points that hold at `now` (epoch ms): those kept, while their week lasts; after a weekly reset new ones from the
 * owners that the newest night before has counted. Null where there was no such night.
 */
export const pointsOfWeek = async (catalog: Catalog, previous: Previous, now: number): Promise<WeekPoints | null> => {
  if (previous.points?.week === weekStart(now)) return pointsKept(previous.points)
  const owners = new Map<Collected, readonly Owners[] | null>()
  for (const type of Object.keys(catalog.items) as Collected[]) owners.set(type, await previous.owners(type))
  if ([...owners.values()].every((list) => list === null)) return null
  return pointsFromOwners(catalog, (type) => owners.get(type) ?? null)
}
