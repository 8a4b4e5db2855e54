import type { RarityEntry } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import { type Owners, percentOf, pointsByRarity, rarityLists, roundPercent } from '@kupodex/data/rules'
import type { Catalog } from './catalog.ts'
import type { Collected } from './character.ts'
import type { Fold } from './fold.ts'
import type { Owning } from './tally.ts'
import type { WeekPoints } from './weights.ts'

/** Adds the places of a scope up: owners by item id, and characters counted. */
const sumPlaces = (owning: Owning, catalog: Catalog, scope: number) => {
  const owners = new Uint32Array(owning.width)
  let counted = 0
  for (const [place, scopes] of catalog.scopesOfPlace.entries()) {
    if (!scopes.includes(scope)) continue
    counted += owning.counted[place] ?? 0
    const row = owning.owners.subarray(place * owning.width, (place + 1) * owning.width)
    for (let id = 0; id < row.length; id++) owners[id]! += row[id] as number
  }
  return { owners, counted }
}

const itemsOf = (catalog: Catalog, type: RarityType): readonly { id: number; deleted: boolean; counts?: boolean }[] =>
  type === 'title' ? catalog.titles : (catalog.items[type] ?? [])

/** The types a fold has counted owners of. */
export const rarityTypesOf = (fold: Fold): RarityType[] => Object.keys(fold.owning) as RarityType[]

/** One type's rarity in one scope: every item that is not deleted, the rarest first, equally rare ones by id. */
export const rarityOf = (
  catalog: Catalog,
  fold: Fold,
  points: WeekPoints,
  type: RarityType,
  scope: number,
): { charCount: number; rarity: RarityEntry[] } => {
  const owning = fold.owning[type]
  if (!owning) return { charCount: 0, rarity: [] }
  const { owners, counted } = sumPlaces(owning, catalog, scope)
  const ofType = type === 'title' ? undefined : points[type]
  const rarity = itemsOf(catalog, type)
    .filter((item) => !item.deleted)
    .map(({ id, counts }): RarityEntry => {
      const count = owners[id] ?? 0
      const percentFull = percentOf(count, counted)
      // What a board does not sum shows no points either, of whatever day the week's are.
      const ownPoints = counts === true ? (ofType?.get(id) ?? 0) : 0
      return { id, count, points: ownPoints, percent: roundPercent(percentFull), percentFull }
    })
    .sort((a, b) => a.count - b.count || a.id - b.id)
  return { charCount: counted, rarity }
}

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
