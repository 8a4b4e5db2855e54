import { syncedParts } from '@kupodex/data/character'
import { seenCollections } from '@kupodex/data/game'
import { loadTables } from '@kupodex/data/tables'
import { type GameNames, gameNames } from './names.ts'

export const nameTables = [
  ...(['worlds', 'clans', 'guardians', 'towns', 'grandCompanies', 'titles', 'jobs', 'achievementKinds'] as const),
  ...syncedParts,
  ...seenCollections.flatMap(({ lodestone: { everyoneHas } }) => (everyoneHas ? [everyoneHas.table] : [])),
]

/** The look-ups from the tables of the repository; throws if a table has no rows, because every name would be stored as unknown. */
export const loadGameNames = (): GameNames => {
  const tables = loadTables(nameTables)
  const empty = nameTables.find((name) => tables[name].length === 0)
  if (empty) throw new Error(`The table ${empty} has no rows: data/tables is missing or not imported.`)
  return gameNames(tables)
}
