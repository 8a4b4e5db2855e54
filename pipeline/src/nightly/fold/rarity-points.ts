import { type Owners, pointsByRarity, rarityLists } from '@kupodex/data/rules'
import type { Catalog, Collected } from '../catalog/catalog.ts'
import type { WeekPoints } from '../catalog/weights.ts'

/** The points of a week from owners in the whole world; only items that count give points, so that none are bought. */
export const pointsFromOwners = (
  catalog: Catalog,
  ownersOf: (type: Collected) => readonly Owners[] | null,
): WeekPoints => {
  const points: WeekPoints = {}
  for (const [type, items] of Object.entries(catalog.items) as [Collected, Catalog['items'][Collected]][]) {
    const owners = rarityLists[type].givesPoints ? ownersOf(type) : null
    if (!owners) continue
    const counted = new Set(items?.flatMap((item) => (item.counts ? [item.id] : [])))
    points[type] = pointsByRarity(owners.filter(({ id }) => counted.has(id)))
  }
  return points
}
