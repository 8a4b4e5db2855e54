import { seenParts } from '@kupodex/data/character'
import { recordOf, type TableName, type TableRow } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { type GameNames, gameNames } from './names.ts'

/** A sync that knows no names would store every name as unknown, so a missing table is an error. */
const rowsOf = <Name extends TableName>(name: Name): readonly TableRow<Name>[] => {
  const rows = loadTable(name)
  if (rows.length === 0) throw new Error(`The table ${name} has no rows: data/tables is missing or not imported.`)
  return rows
}

/** The look-ups from the repository's tables; throws where a table is missing. */
export const loadGameNames = (): GameNames =>
  gameNames({
    worlds: rowsOf('worlds'),
    clans: rowsOf('clans'),
    guardians: rowsOf('guardians'),
    towns: rowsOf('towns'),
    grandCompanies: rowsOf('grandCompanies'),
    titles: rowsOf('titles'),
    jobs: rowsOf('jobs'),
    ...recordOf(seenParts, rowsOf),
    achievementKinds: rowsOf('achievementKinds'),
    achievements: rowsOf('achievements'),
  })
