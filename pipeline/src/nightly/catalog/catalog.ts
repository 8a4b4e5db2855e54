import { isLearnt, type ListedCollection, listedCollections, type RarityType } from '@kupodex/data/game'
import {
  achievementCounts,
  type Countable,
  type CountableAchievement,
  counts,
  publicScopes,
  type Scope,
  type ScopeDataCenter,
  type ScopeWorld,
} from '@kupodex/data/rules'

/** A collection whose marks are stored; titles follow from achievements. */
export type Collected = Exclude<RarityType, 'title'>

interface Row {
  id: number
  updatedAt: number
  deleted: boolean
}

/** A raid; its id is the achievement of the first clear. */
export interface Raid {
  id: number
  /** When it opened (epoch s); null where that is not known. */
  released: number | null
}

type Achievement = Row & CountableAchievement & { points: number; titleId: number }

/** Tables of collections by the rule that decides what counts of them; titles count by their achievements. */
type ItemTable = Extract<ListedCollection, { rule: 'item' }>['table']

export type NightTables = Readonly<Record<ItemTable, readonly (Row & Countable)[]>> & {
  achievements: readonly Achievement[]
  titles: readonly Row[]
  raids: readonly (Row & Raid)[]
  clans: readonly (Row & { raceId: number })[]
  worlds: readonly (Row & ScopeWorld)[]
  dataCenters: readonly (Row & ScopeDataCenter)[]
}

export interface CatalogItem {
  id: number
  deleted: boolean
  /** Whether standard boards count it; nothing else has rarity points. */
  counts: boolean
  legacy: boolean
  /** Achievement points. */
  gamePoints: number
}

/** The game's tables as the night needs them. */
export interface Catalog {
  /** When these data last changed (epoch ms). */
  deployTime: number
  scopes: readonly Scope[]
  /** A number for the home world of a character, by world id: 1 and up for public worlds; any other world is 0. */
  homes: ReadonlyMap<number, number>
  /** For every home the numbers of its scopes in `scopes`: global, data center, world. Home 0 has only global. */
  scopesOfHome: readonly (readonly number[])[]
  items: Partial<Record<Collected, readonly CatalogItem[]>>
  titles: readonly { id: number; deleted: boolean }[]
  /** The title that an achievement gives, by achievement id. */
  titleOf: ReadonlyMap<number, number>
  /** Raids that are not deleted, by id. */
  raids: readonly Raid[]
  /** Race by clan, both row ids. */
  raceOf: ReadonlyMap<number, number>
}

const collectable = (row: Row & Countable): CatalogItem => ({
  id: row.id,
  deleted: row.deleted,
  counts: counts(row),
  legacy: false,
  gamePoints: 0,
})

const achievement = (row: Achievement): CatalogItem => ({
  id: row.id,
  deleted: row.deleted,
  counts: achievementCounts(row),
  legacy: !row.notLegacy,
  gamePoints: row.points,
})

const itemsOf = (tables: NightTables): Catalog['items'] => {
  const items: Catalog['items'] = {}
  for (const collection of listedCollections) {
    // Titles are owned through achievements.
    if (isLearnt('proven', collection)) continue
    items[collection.list.word] =
      collection.rule === 'achievement'
        ? tables[collection.table].map(achievement)
        : tables[collection.table].map(collectable)
  }
  return items
}

const homesOf = (scopes: readonly Scope[]) => {
  const dataCenters = new Map(scopes.flatMap((scope, at) => (scope.kind === 'dataCenter' ? [[scope.id, at]] : [])))
  const homes = new Map<number, number>()
  const scopesOfHome: number[][] = [[0]]
  for (const [at, scope] of scopes.entries()) {
    if (scope.kind !== 'world') continue
    homes.set(scope.id, scopesOfHome.length)
    scopesOfHome.push([0, dataCenters.get(scope.dataCenterId) ?? 0, at])
  }
  return { homes, scopesOfHome }
}

export const catalogOf = (tables: NightTables): Catalog => {
  const scopes = publicScopes(tables.worlds, tables.dataCenters)
  const rows: readonly Row[] = Object.values(tables as unknown as Record<string, readonly Row[]>).flat()
  return {
    deployTime: rows.reduce((latest, row) => Math.max(latest, row.updatedAt), 0),
    scopes,
    ...homesOf(scopes),
    items: itemsOf(tables),
    titles: tables.titles.map(({ id, deleted }) => ({ id, deleted })),
    titleOf: new Map(tables.achievements.flatMap(({ id, titleId }) => (titleId > 0 ? [[id, titleId]] : []))),
    raids: tables.raids
      .filter((raid) => !raid.deleted)
      .map(({ id, released }) => ({ id, released }))
      .sort((a, b) => a.id - b.id),
    raceOf: new Map(tables.clans.map(({ id, raceId }) => [id, raceId])),
  }
}
