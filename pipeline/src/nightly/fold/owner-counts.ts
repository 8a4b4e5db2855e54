import { type Owners, pointsByRarity, rarityLists } from '@kupodex/data/rules'
import type { Catalog, Collected } from '../catalog/catalog.ts'
import { slots, type WeekPoints } from '../catalog/weights.ts'
import { type CharacterForNight, isRead } from '../read/character.ts'

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

/** Owners in the whole world by item id, of each collection that gives rarity points. */
export type OwnerCounts = Partial<Record<Collected, Uint32Array>>

/** Counts owners and nothing else: what the very first night must know of everybody before it folds, in a fraction of the time that a fold takes. */
export const startOwnerCounts = (catalog: Catalog) => {
  const lists = (Object.keys(catalog.items) as Collected[])
    .filter((type) => rarityLists[type].givesPoints)
    .map((type) => ({ type, owners: new Uint32Array(slots(catalog.items[type] ?? [])) }))
  return {
    add: (character: CharacterForNight): void => {
      if (!isRead(character)) return
      for (const { type, owners } of lists) {
        const ids = character.owned[type]?.ids ?? []
        // An id beyond the table's is of no item, and counted nowhere.
        for (let at = 0; at < ids.length; at++) owners[ids[at] as number]!++
      }
    },
    done: (): OwnerCounts => Object.fromEntries(lists.map(({ type, owners }) => [type, owners])),
  }
}

export const addOwnerCounts = (parts: readonly OwnerCounts[]): OwnerCounts => {
  const sum: OwnerCounts = {}
  for (const part of parts) {
    for (const [type, owners] of Object.entries(part) as [Collected, Uint32Array][]) {
      const into = (sum[type] ??= new Uint32Array(owners.length))
      for (let id = 0; id < owners.length; id++) into[id]! += owners[id] as number
    }
  }
  return sum
}

export const pointsOfCounts = (catalog: Catalog, counts: OwnerCounts): WeekPoints =>
  pointsFromOwners(
    catalog,
    (type) =>
      catalog.items[type]?.flatMap(({ id, deleted }) => (deleted ? [] : [{ id, count: counts[type]?.[id] ?? 0 }])) ??
      null,
  )
