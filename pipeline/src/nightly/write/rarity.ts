import type { RarityEntry } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import { percentOf, roundPercent } from '@kupodex/data/rules'
import type { Catalog } from '../catalog/catalog.ts'
import type { WeekPoints } from '../catalog/weights.ts'
import type { Fold } from '../fold/fold.ts'
import type { Owning } from '../fold/tally.ts'

/** Sums the homes of a scope: owners by item id, and characters counted. */
export const sumHomes = (owning: Owning, catalog: Catalog, scope: number) => {
  const owners = new Uint32Array(owning.width)
  let counted = 0
  for (const [home, scopes] of catalog.scopesOfHome.entries()) {
    if (!scopes.includes(scope)) continue
    counted += owning.counted[home] ?? 0
    const row = owning.owners.subarray(home * owning.width, (home + 1) * owning.width)
    for (let id = 0; id < row.length; id++) owners[id]! += row[id] as number
  }
  return { owners, counted }
}

/** All things of a list, those that are deleted too. */
export const itemsOf = (
  catalog: Catalog,
  type: RarityType,
): readonly { id: number; deleted: boolean; counts?: boolean }[] =>
  type === 'title' ? catalog.titles : (catalog.items[type] ?? [])

export const rarityTypesOf = (fold: Pick<Fold, 'owning'>): RarityType[] => Object.keys(fold.owning) as RarityType[]

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
  const { owners, counted } = sumHomes(owning, catalog, scope)
  const ofType = type === 'title' ? undefined : points[type]
  const rarity = itemsOf(catalog, type)
    .filter((item) => !item.deleted)
    .map(({ id, counts }) => {
      const count = owners[id] ?? 0
      const percentFull = percentOf(count, counted)
      // What a board does not sum shows no points either, of whatever day the week's are.
      const ownPoints = counts === true ? (ofType?.get(id) ?? 0) : 0
      return { id, count, points: ownPoints, percent: roundPercent(percentFull), percentFull, percentile: percentFull }
    })
    .sort((a, b) => a.count - b.count || a.id - b.id)
  return { charCount: counted, rarity }
}
