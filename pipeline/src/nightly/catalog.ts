import {
  achievementCounts,
  achievementIsListed,
  type Countable,
  type CountableAchievement,
  counts,
  isListed,
  publicScopes,
  type Scope,
  type ScopeDataCenter,
  type ScopeWorld,
} from '@kupodex/data/rules'
import type { Collected } from './character.ts'

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

/** What the night reads of the game's tables. */
export interface NightTables {
  achievements: readonly (Row & CountableAchievement & { points: number; titleId: number })[]
  titles: readonly Row[]
  mounts: readonly (Row & Countable)[]
  minions: readonly (Row & Countable)[]
  facewear: readonly (Row & Countable)[]
  ttcards: readonly (Row & Countable)[]
  orchestrions: readonly (Row & Countable)[]
  bardings: readonly (Row & Countable)[]
  emotes: readonly (Row & Countable)[]
  fashions: readonly (Row & Countable)[]
  hairs: readonly (Row & Countable)[]
  raids: readonly (Row & Raid)[]
  clans: readonly (Row & { raceId: number })[]
  worlds: readonly (Row & ScopeWorld)[]
  dataCenters: readonly (Row & ScopeDataCenter)[]
}

/** What the night knows of an item. */
export interface CatalogItem {
  id: number
  deleted: boolean
  /** Whether standard boards count it. */
  counts: boolean
  legacy: boolean
  /** Achievement points. */
  gamePoints: number
  /** Whether it can have rarity points. */
  listed: boolean
}

/** The game's tables as the night needs them. */
export interface Catalog {
  /** When these data last changed (epoch ms). */
  deployTime: number
  scopes: readonly Scope[]
  /** A character's place by world id: 1 and up for public worlds; a world without a place counts globally alone. */
  places: ReadonlyMap<number, number>
  /** For every place the numbers of its scopes in `scopes`: global, data center, world. Place 0 has only global. */
  scopesOfPlace: readonly (readonly number[])[]
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
  listed: isListed(row),
})

const achievement = (row: NightTables['achievements'][number]): CatalogItem => ({
  id: row.id,
  deleted: row.deleted,
  counts: achievementCounts(row),
  legacy: !row.notLegacy,
  gamePoints: row.points,
  listed: achievementIsListed(row),
})

const placesOf = (scopes: readonly Scope[]) => {
  const dataCenters = new Map(scopes.flatMap((scope, at) => (scope.kind === 'dataCenter' ? [[scope.id, at]] : [])))
  const places = new Map<number, number>()
  const scopesOfPlace: number[][] = [[0]]
  for (const [at, scope] of scopes.entries()) {
    if (scope.kind !== 'world') continue
    places.set(scope.id, scopesOfPlace.length)
    scopesOfPlace.push([0, dataCenters.get(scope.dataCenterId) ?? 0, at])
  }
  return { places, scopesOfPlace }
}

/** Reads the tables once into what the night needs of them. */
export const catalogOf = (tables: NightTables): Catalog => {
  const scopes = publicScopes(tables.worlds, tables.dataCenters)
  const rows: readonly Row[] = Object.values(tables as unknown as Record<string, readonly Row[]>).flat()
  return {
    deployTime: rows.reduce((latest, row) => Math.max(latest, row.updatedAt), 0),
    scopes,
    ...placesOf(scopes),
    items: {
      achievement: tables.achievements.map(achievement),
      mount: tables.mounts.map(collectable),
      minion: tables.minions.map(collectable),
      facewear: tables.facewear.map(collectable),
      ttcard: tables.ttcards.map(collectable),
      orchestrion: tables.orchestrions.map(collectable),
      barding: tables.bardings.map(collectable),
      emote: tables.emotes.map(collectable),
      fashion: tables.fashions.map(collectable),
      hairstyle: tables.hairs.map(collectable),
    },
    titles: tables.titles.map(({ id, deleted }) => ({ id, deleted })),
    titleOf: new Map(tables.achievements.flatMap(({ id, titleId }) => (titleId > 0 ? [[id, titleId]] : []))),
    raids: tables.raids
      .filter((raid) => !raid.deleted)
      .map(({ id, released }) => ({ id, released }))
      .sort((a, b) => a.id - b.id),
    raceOf: new Map(tables.clans.map(({ id, raceId }) => [id, raceId])),
  }
}
