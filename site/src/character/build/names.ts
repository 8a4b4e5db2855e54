import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { CharacterNames } from '#character/names.ts'

const byId = <Row extends { id: number }>(rows: readonly Row[], name: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [row.id, name(row)]))

/** The names that character pages fill in in the browser, in one language, by id. */
export const characterNames = (language: Language): CharacterNames => ({
  achievement: byId(loadTable('achievements'), ({ name }) => nameIn(name, language)),
  mount: byId(loadTable('mounts'), ({ name }) => nameIn(name, language)),
  minion: byId(loadTable('minions'), ({ name }) => nameIn(name, language)),
  facewear: byId(loadTable('facewear'), ({ name }) => nameIn(name, language)),
  title: byId(loadTable('titles'), ({ masculine }) => nameIn(masculine, language)),
  job: byId(loadTable('jobs'), ({ name }) => nameIn(name, language)),
  world: byId(loadTable('worlds'), ({ name }) => name),
})
