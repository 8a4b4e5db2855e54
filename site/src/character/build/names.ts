import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { type NamedKind, type Names, nameShard } from '#character/names.ts'

const rowsOf: { readonly [Kind in NamedKind]: (language: Language) => (readonly [id: number, name: string])[] } = {
  achievement: (language) => loadTable('achievements').map(({ id, name }) => [id, nameIn(name, language)]),
  mount: (language) => loadTable('mounts').map(({ id, name }) => [id, nameIn(name, language)]),
  minion: (language) => loadTable('minions').map(({ id, name }) => [id, nameIn(name, language)]),
  facewear: (language) => loadTable('facewear').map(({ id, name }) => [id, nameIn(name, language)]),
  title: (language) => loadTable('titles').map(({ id, masculine }) => [id, nameIn(masculine, language)]),
  job: (language) => loadTable('jobs').map(({ id, name }) => [id, nameIn(name, language)]),
  world: () => loadTable('worlds').map(({ id, name }) => [id, name]),
}

/** What has names that character pages fill in in the browser. */
export const namedKinds = Object.keys(rowsOf) as NamedKind[]

/** The names of a kind in a language, by the shard that has them. */
export const namesByShard = (language: Language, kind: NamedKind): ReadonlyMap<number, Names> =>
  new Map(
    [...Map.groupBy(rowsOf[kind](language), ([id]) => nameShard(id))].map(([shard, rows]) => [
      shard,
      Object.fromEntries(rows),
    ]),
  )
