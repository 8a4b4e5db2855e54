import type { ItemType } from '@kupodex/data/character'
import { achievementPatch, titlePatch } from '@kupodex/data/game'
import { achievementCountingOf, type Counting, countingOf, titleCountingOf } from '@kupodex/data/rules'
import { inGameOrder, mainPatches, type ThingRow } from '#collection/thing.ts'

/** The columns that are read of any collection's rows; each table has some of them. */
export interface AnyThingRow extends ThingRow {
  masculine?: string
  feminine?: string
  deleted?: boolean
  notLegacy?: boolean
  seasonal?: boolean
  kindId?: number
  categoryId?: number
  achievementIds?: readonly number[]
}

export interface ListedThing {
  id: number
  name: string
  /** How to get it; for achievements their category, for titles the achievement that gives them. */
  hint: string
  patch: string | null
  /** The main patch that brought it, in tenths, for the spoiler shield: inferred where it is not known; null without any. */
  mainPatch: number | null
  counting: Counting
  /** Kind of an achievement, or of the one that gives a title; 0 for all else. */
  kindId: number
  sourceTypeId: number
  /** The achievements that give a title; none for all else. */
  achievementIds: readonly number[]
}

/** Rows of a collection, and of the tables that it needs beside its own. */
export interface ReadFrom {
  rows: readonly AnyThingRow[]
  more: readonly (readonly AnyThingRow[])[]
  /** Whether the forms of titles for women are shown. */
  isFeminine: boolean
}

const byId = (rows: readonly AnyThingRow[] = []) => new Map(rows.map((row) => [Number(row.id), row]))

const plain = (row: AnyThingRow): ListedThing => ({
  id: Number(row.id),
  name: row.name ?? `#${row.id}`,
  hint: row.howTo ?? '',
  patch: row.patch ?? null,
  mainPatch: null,
  counting: countingOf(row),
  kindId: 0,
  sourceTypeId: row.sourceTypeId ?? 0,
  achievementIds: [],
})

/** An achievement with all that counting asks of it. */
const countable = ({ obtainable = true, notLegacy = true, seasonal = false }: AnyThingRow) => ({
  obtainable,
  notLegacy,
  seasonal,
})

const achievementsOf = ({ rows, more }: ReadFrom): ListedThing[] => {
  const [kinds, categories] = [byId(more[0]), byId(more[1])]
  const orderOf = ({ kindId = 0, categoryId = 0, sort = 0 }: AnyThingRow) =>
    (kinds.get(kindId)?.sort ?? 0) * 1e10 + (categories.get(categoryId)?.sort ?? 0) * 1e6 + sort
  return rows
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((row) => ({
      ...plain(row),
      hint: [kinds.get(row.kindId ?? 0)?.name, categories.get(row.categoryId ?? 0)?.name].filter(Boolean).join(' › '),
      mainPatch: achievementPatch(Number(row.id)),
      counting: achievementCountingOf(countable(row), false),
      kindId: row.kindId ?? 0,
    }))
}

const titlesOf = ({ rows, more, isFeminine }: ReadFrom): ListedThing[] => {
  const achievements = byId(more[0])
  return rows.map((row) => {
    const givers = (row.achievementIds ?? []).flatMap((id) => achievements.get(id) ?? [])
    return {
      ...plain(row),
      name: (isFeminine ? row.feminine : row.masculine) ?? '',
      hint: givers[0]?.name ?? '',
      mainPatch: titlePatch(givers.map(({ id }) => Number(id))),
      counting: titleCountingOf(givers.map(countable), false),
      kindId: givers[0]?.kindId ?? 0,
      achievementIds: row.achievementIds ?? [],
    }
  })
}

const opponentsOf = ({ rows, more }: ReadFrom): ListedThing[] => {
  const people = byId(more[0])
  return rows.map((row) => ({ ...plain(row), name: people.get(row.npcId ?? 0)?.name ?? `#${row.id}` }))
}

/** The things of a plain collection; where the patch of one is not known, it is that of the next. */
const plainOnes = ({ rows }: ReadFrom): ListedThing[] => {
  const patches = mainPatches(rows)
  return rows.map((row) => ({ ...plain(row), mainPatch: patches.get(Number(row.id)) ?? null }))
}

/** The things of a collection in the game's order. */
export const readThings = (type: ItemType, from: ReadFrom): ListedThing[] => {
  const ordered = { ...from, rows: from.rows.toSorted(inGameOrder) }
  switch (type) {
    case 'achievement':
      return achievementsOf(ordered)
    case 'title':
      return titlesOf(ordered)
    case 'triadNpc':
      return opponentsOf(ordered)
    default:
      return plainOnes(ordered)
  }
}

export type OwnedIds = Pick<ReadonlyMap<number, unknown>, 'has'>

/** The titles that follow from achievements, by their ids. */
export const titlesFrom = (things: readonly ListedThing[], achievements: OwnedIds): ReadonlySet<number> =>
  new Set(things.filter(({ achievementIds }) => achievementIds.some((id) => achievements.has(id))).map(({ id }) => id))
