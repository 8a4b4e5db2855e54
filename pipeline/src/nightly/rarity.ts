import type { RarityType } from '@kupodex/data/contract'
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

const itemsOf = (catalog: Catalog, type: RarityType): readonly { id: number; deleted: boolean }[] =>
  type === 'title' ? catalog.titles : (catalog.items[type] ?? [])

/** The types a fold has counted owners of. */
export const rarityTypesOf = (fold: Fold): RarityType[] => Object.keys(fold.owning) as RarityType[]

/** More than there are items of any type. */
const mostItems = 2 ** 20

/** Item numbers, the rarest first, equally rare ones by number; `counts` are owners by item number. */
const byRarity = (counts: Uint32Array): { item: number; count: number }[] => {
  // Sorted as plain numbers, which takes a tenth of the time that comparing things does.
  const keys = Float64Array.from(counts, (count, item) => count * mostItems + item).sort()
  return Array.from(keys, (key) => ({ item: key % mostItems, count: Math.floor(key / mostItems) }))
}

/**
 * One type's rarity in one scope, as the fields of its answer in JSON, each with a comma before it: every item that is not
 * deleted, the rarest first, equally rare ones by id. A night writes a million of these.
 */
export const rarityFields = (
  catalog: Catalog,
  fold: Fold,
  points: WeekPoints,
  type: RarityType,
  scope: number,
): string => {
  const owning = fold.owning[type]
  if (!owning) return ',"charCount":0,"rarity":[]'
  const { owners, counted } = sumPlaces(owning, catalog, scope)
  const ofType = type === 'title' ? undefined : points[type]
  const ids = itemsOf(catalog, type)
    .flatMap(({ id, deleted }) => (deleted ? [] : [id]))
    .sort((a, b) => a - b)
  let text = ''
  let [last, share] = [-1, '']
  for (const { item, count } of byRarity(Uint32Array.from(ids, (id) => owners[id] ?? 0))) {
    const id = ids[item] as number
    if (count !== last) {
      const percentFull = percentOf(count, counted)
      share = `,"percent":${roundPercent(percentFull)},"percentFull":${percentFull}}`
      last = count
    }
    text += `${text === '' ? '' : ','}{"id":${id},"count":${count},"points":${ofType?.get(id) ?? 0}${share}`
  }
  return `,"charCount":${counted},"rarity":[${text}]`
}

/** The points of a week from owners in the whole world; only items that can still be had give points. */
export const pointsFromOwners = (
  catalog: Catalog,
  ownersOf: (type: Collected) => readonly Owners[] | null,
): WeekPoints => {
  const points: WeekPoints = {}
  for (const [type, items] of Object.entries(catalog.items) as [Collected, Catalog['items'][Collected]][]) {
    const owners = rarityLists[type].givesPoints ? ownersOf(type) : null
    if (!owners) continue
    const listed = new Set(items?.flatMap((item) => (item.listed ? [item.id] : [])))
    points[type] = pointsByRarity(owners.filter(({ id }) => listed.has(id)))
  }
  return points
}
