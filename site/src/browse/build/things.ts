import type { RarityEntry } from '@kupodex/data/contract'
import {
  collectionPages,
  type Language,
  mainPatch,
  type Origin,
  originsOf,
  type PageDetail,
  type RarityType,
  type Source,
} from '@kupodex/data/game'
import * as z from 'zod'
import {
  achievementCountingOf,
  type Countable,
  type CountableAchievement,
  type Counting,
  countingOf,
  rarityLists,
  titleCountingOf,
} from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import type { LooseRow, PublishedTree } from '#build/published.ts'
import { itemPath } from '#paths/paths.ts'
import { inGameOrder } from '#rarity/build/game-order.ts'
import { collectable, patchesOf, rarityItems, unlisted } from '#rarity/build/items.ts'
import { lookupsIn, sourcesOf } from '#rarity/build/ways.ts'
import type { RarityItem } from '#rarity/item.ts'
import { patchOf } from '#rarity/patch.ts'
import type { CollectionType, ShelfThing } from '../thing.ts'
import { categoryOf } from './categories.ts'
import { notesOf } from './notes.ts'
import { type Shelf, shelfOf } from './shelves.ts'

const categories = new Map(loadTable('achievements').map(({ id, categoryId }) => [id, categoryId]))

const lookups = {
  ...lookupsIn('en'),
  categoryOf: (achievementId: number) => categories.get(achievementId),
}

/** What a thing with these sources comes from, each once. */
const originsOfAll = (sources: readonly Source[]): Origin[] => [
  ...new Set(sources.flatMap((source) => originsOf(source, lookups))),
]

/** A row with the item that it is; rows that are in no list are left out. */
const listedItems = (published: PublishedTree, language: Language, { table }: Shelf, list: RarityType) => {
  const items = rarityItems(published, language, list)
  const outside = unlisted(list)
  return inGameOrder(published.rows(language, table)).flatMap((row): [LooseRow, RarityItem][] => {
    const item = items.get(Number(row.id))
    return item === undefined || outside.has(item.id) ? [] : [[row, item]]
  })
}

/** The order of rows that have no place in a list of the game: by their journal and level, else by number. */
const orderOf = (row: LooseRow): LooseRow => ({
  ...row,
  sort: row['journalSort'] === undefined ? (row['sort'] ?? row['number'] ?? 0) : row['journalSort'],
})

const nameOfRow = (row: LooseRow, language: Language) =>
  row['npcId'] === undefined ? {} : { name: lookupsIn(language).npc(Number(row['npcId']))?.name }

const plainItems = (published: PublishedTree, language: Language, { table }: Shelf): [LooseRow, RarityItem][] => {
  const rows = published.rows(language, table).filter((row) => !row.deleted && row['isInLog'] !== false)
  const itemOf = collectable(language, patchesOf(rows))
  return inGameOrder(rows.map(orderOf)).map((row) => {
    const item = itemOf({ ...row, ...nameOfRow(row, language) })
    return [row, row['isRemoved'] === true ? { ...item, gone: true, unobtainable: true } : item]
  })
}

/** A function that says how totals count the rows of a collection; titles count by the achievements that give them. */
const countingIn = (
  published: PublishedTree,
  language: Language,
  type: CollectionType,
): ((row: LooseRow) => Counting) => {
  if (type === 'achievement') return (row) => achievementCountingOf(row as unknown as CountableAchievement, false)
  if (type !== 'title') return (row) => countingOf(row as Countable)
  const givers = new Map(published.rows(language, 'achievements').map((row) => [Number(row.id), row]))
  return (row) => {
    const giving = titleGivers(row).flatMap((id) => givers.get(id) ?? [])
    return titleCountingOf(giving as unknown as CountableAchievement[], false)
  }
}

const ids = z.array(z.int())

const titleGivers = (row: LooseRow): number[] => ids.parse(row['achievementIds'])

/** A title comes through the achievements that give it. */
const sourcesFor = (type: CollectionType, row: LooseRow): readonly Source[] =>
  type === 'title' ? titleGivers(row).map((id) => ({ kind: 'achievement', id })) : sourcesOf(row)

const patchOfThing = (list: RarityType | null, item: RarityItem): number | null =>
  list === null ? (mainPatch(item.patch) ?? item.veil ?? null) : patchOf(list, item)

/** Whether the patches of a collection are estimated, also where its table has one. */
const isEstimated = (type: CollectionType): boolean => {
  const details: readonly PageDetail[] = collectionPages[type].details
  return details.includes('estimatedPatch')
}

const withOrigins = (sources: readonly Source[]) => ({ sources, origins: originsOfAll(sources) })

/** All things of a collection in a language, in the game's order; none before anything was published. */
export const thingsIn = (published: PublishedTree, language: Language, type: CollectionType): ShelfThing[] => {
  const shelf = shelfOf(type)
  const { list } = shelf
  const answer = list === null ? null : published.rarity(list, 'global')
  const owners = new Map<number, RarityEntry>(answer?.rarity.map((entry) => [entry.id, entry]))
  const pageOf = (id: number) =>
    list === null || (rarityLists[list].itemPages ? !owners.has(id) : answer === null)
      ? null
      : itemPath(list, 'global', id)
  const items = list === null ? plainItems(published, language, shelf) : listedItems(published, language, shelf, list)
  const countingOfRow = countingIn(published, language, type)
  return items.map(([row, item]) => ({
    ...{ type, list, item },
    counting: countingOfRow(row),
    knowsWays: row['sources'] !== undefined || type === 'title',
    notes: notesOf(type, { row, item }, language),
    patch: patchOfThing(list, item),
    isInferred: item.patch === undefined || isEstimated(type),
    sourceTypeId: Number(row['sourceTypeId'] ?? 0),
    category: categoryOf(type, row),
    page: pageOf(item.id),
    owners: (answer?.charCount ?? 0) > 0 ? (owners.get(item.id) ?? null) : null,
    ...withOrigins(sourcesFor(type, row)),
  }))
}
