import {
  type Language,
  type LookupTables,
  lookupsOf,
  renderSources,
  type Source,
  type TableDefinition,
  type TableName,
  tables,
} from '@kupodex/data/game'
import { loadProse, loadTable } from '@kupodex/data/tables'
import type { PublishFile } from '../publish/index.ts'
import { filesOfGame, type GameData } from './files.ts'
import type { GameRow } from './rows.ts'

const names = Object.keys(tables) as TableName[]

const lookupTables = (): LookupTables => ({
  achievements: loadTable('achievements'),
  quests: loadTable('quests'),
  items: loadTable('items'),
  npcs: loadTable('npcs'),
  placeNames: loadTable('placeNames'),
  duties: loadTable('duties'),
  fates: loadTable('fates'),
  enemies: loadTable('enemies'),
  jobs: loadTable('jobs'),
})

/** The game's data of the repository, with the prose that an import has written on this machine. */
export const loadGameData = (): GameData => ({
  definitions: tables as Readonly<Record<TableName, TableDefinition>>,
  rows: Object.fromEntries(names.map((name) => [name, loadTable(name) as readonly GameRow[]])),
  textsIn: (language: Language) => {
    const lookups = lookupsOf(language, lookupTables())
    return {
      prose: (table) => loadProse(language, table as TableName),
      howTo: (sources) => renderSources(sources as readonly Source[], language, lookups),
    }
  },
  facts: {
    worlds: loadTable('worlds'),
    dataCenters: loadTable('dataCenters'),
    achievements: loadTable('achievements'),
    mounts: loadTable('mounts'),
    minions: loadTable('minions'),
    facewear: loadTable('facewear'),
    metas: loadTable('metas'),
    emotes: loadTable('emotes'),
    orchestrions: loadTable('orchestrions'),
    ttcards: loadTable('ttcards'),
    ttnpcs: loadTable('ttnpcs'),
    fashions: loadTable('fashions'),
    hairs: loadTable('hairs'),
    bardings: loadTable('bardings'),
    portraitConditions: loadTable('portraitConditions'),
    bozjaNotes: loadTable('bozjaNotes'),
    cosmicMissions: loadTable('cosmicMissions'),
    fish: loadTable('fish'),
    leves: loadTable('leves'),
  },
})

/** The files of `/api/game` made from the repository's tables. */
export const gameFiles = (): Iterable<PublishFile> => filesOfGame(loadGameData())
