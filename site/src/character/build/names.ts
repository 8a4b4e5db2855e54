import {
  type Language,
  nameIn,
  patchesById,
  type SeenCollection,
  seenCollections,
  titlePatch,
} from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { type NamedKind, type Names, nameShard } from '#character/names.ts'

const patchesOf = (table: SeenCollection['table']) => () =>
  [...patchesById(loadTable(table))].map(([id, patch]) => [id, String(patch)] as const)

/** The patch that brought each title, of those that an achievement gives that the game still has. */
export const titlePatches = (
  titles: readonly { id: number; achievementIds: readonly number[] }[],
  achievements: readonly { id: number; deleted: boolean }[],
): (readonly [id: number, patch: string])[] => {
  const existing = new Set(achievements.flatMap(({ id, deleted }) => (deleted ? [] : [id])))
  return titles.flatMap(({ id, achievementIds }) => {
    const patch = titlePatch(achievementIds.filter((one) => existing.has(one)))
    return patch === null ? [] : [[id, String(patch)] as const]
  })
}

type RowsIn = (language: Language) => (readonly [id: number, name: string])[]

type SeenKind = Extract<NamedKind, SeenCollection['type'] | `${SeenCollection['type']}Patch`>

/** Names and patches of everything that the Lodestone lists without dates. */
const seenRows = Object.fromEntries(
  seenCollections.flatMap(({ type, table }): [SeenKind, RowsIn][] => [
    [type, (language) => loadTable(table).map(({ id, name }) => [id, nameIn(name, language)])],
    [`${type}Patch`, patchesOf(table)],
  ]),
) as Record<SeenKind, RowsIn>

const rowsOf: { readonly [Kind in NamedKind]: RowsIn } = {
  achievement: (language) => loadTable('achievements').map(({ id, name }) => [id, nameIn(name, language)]),
  ...seenRows,
  title: (language) => loadTable('titles').map(({ id, masculine }) => [id, nameIn(masculine, language)]),
  feminineTitle: (language) => loadTable('titles').map(({ id, feminine }) => [id, nameIn(feminine, language)]),
  job: (language) => loadTable('jobs').map(({ id, name }) => [id, nameIn(name, language)]),
  titlePatch: () => titlePatches(loadTable('titles'), loadTable('achievements')),
  world: () => loadTable('worlds').map(({ id, name }) => [id, name]),
}

/** What has names that character pages fill in in the browser. */
export const namedKinds = Object.keys(rowsOf) as NamedKind[]

export const namesByShard = (language: Language, kind: NamedKind): ReadonlyMap<number, Names> =>
  new Map(
    [...Map.groupBy(rowsOf[kind](language), ([id]) => nameShard(id))].map(([shard, rows]) => [
      shard,
      Object.fromEntries(rows),
    ]),
  )
