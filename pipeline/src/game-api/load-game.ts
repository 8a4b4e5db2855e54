import {
  type Language,
  listedCollections,
  renderSources,
  type Source,
  type TableDefinition,
  type TableName,
  tickedCollections,
  tables,
} from '@kupodex/data/game'
import { loadLookups, loadProse, loadTable, loadTables } from '@kupodex/data/tables'
import type { PublishFile } from '../publish/index.ts'
import type { Edits } from './edits.ts'
import { filesOfGame, type GameData } from './files.ts'
import type { GameRow } from './rows.ts'

const names = Object.keys(tables) as TableName[]

/** The game's data of the repository, with the prose that an import has written on this machine. */
export const loadGameData = (): GameData => ({
  definitions: tables as Readonly<Record<TableName, TableDefinition>>,
  rows: Object.fromEntries(names.map((name) => [name, loadTable(name) as readonly GameRow[]])),
  textsIn: (language: Language) => {
    const lookups = loadLookups(language)
    return {
      prose: (table) => loadProse(language, table as TableName),
      howTo: (sources) => renderSources(sources as readonly Source[], language, lookups),
    }
  },
  facts: loadTables([
    ...listedCollections.map(({ table }) => table),
    ...tickedCollections.map(({ table }) => table),
    'worlds',
    'dataCenters',
    'metas',
    'raids',
    'moogleTrove',
    'shops',
    'proofs',
  ]),
})

/** The files of `/api/game` made from the repository's tables and what editors say. */
export const gameFiles = (edits?: Edits): Iterable<PublishFile> => filesOfGame(loadGameData(), edits)
