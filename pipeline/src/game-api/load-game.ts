import { type Language, type TableDefinition, type TableName, tables } from '@kupodex/data/game'
import { loadProse, loadTable } from '@kupodex/data/tables'
import type { PublishFile } from '../publish/index.ts'
import { filesOfGame, type GameData } from './files.ts'
import type { GameRow } from './rows.ts'

const names = Object.keys(tables) as TableName[]

/** The game's data of the repository, with the prose that an import has written on this machine. */
export const loadGameData = (): GameData => ({
  definitions: tables as Readonly<Record<TableName, TableDefinition>>,
  rows: Object.fromEntries(names.map((name) => [name, loadTable(name) as readonly GameRow[]])),
  textsOf: (language: Language, name: string) => ({ prose: loadProse(language, name as TableName), howTo: () => '' }),
  facts: {
    worlds: loadTable('worlds'),
    dataCenters: loadTable('dataCenters'),
    achievements: loadTable('achievements'),
    mounts: loadTable('mounts'),
    minions: loadTable('minions'),
  },
})

/** The files of `/api/game` made from the repository's tables. */
export const gameFiles = (): Iterable<PublishFile> => filesOfGame(loadGameData())
