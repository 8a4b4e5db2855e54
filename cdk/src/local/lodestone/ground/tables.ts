import { type SeenPart, seenParts } from '@kupodex/data/character'
import { type Names, recordOf, type TableName as GameTable } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { AchievementFacts, CollectableFacts, PopulationTables } from '@kupodex/pipeline/population'

type Named<Row = { readonly id: number }> = Row & { readonly id: number; readonly name: Names }
type Gendered<Row = { readonly id: number }> = Row & {
  readonly id: number
  readonly masculine: Names
  readonly feminine: Names
}

/** The game's tables with the names the Lodestone shows; rows of the real tables fit. */
export interface LodestoneTables
  extends Omit<PopulationTables, SeenPart>, Readonly<Record<SeenPart, readonly Named<CollectableFacts>[]>> {
  readonly achievements: readonly Named<
    AchievementFacts & { readonly itemId: number; readonly hidden: number; readonly categoryId: number }
  >[]
  readonly achievementKinds: readonly Named[]
  readonly defaultEmotes: readonly Named[]
  readonly titles: readonly Gendered<{ readonly id: number; readonly isPrefix: boolean }>[]
  readonly worlds: readonly (PopulationTables['worlds'][number] & { readonly name: string })[]
  readonly dataCenters: readonly (PopulationTables['dataCenters'][number] & { readonly name: string })[]
  readonly races: readonly Gendered[]
  readonly clans: readonly Gendered<{ readonly id: number; readonly raceId: number }>[]
  readonly grandCompanies: readonly Named[]
  readonly guardians: readonly Named[]
  readonly towns: readonly Named[]
  readonly jobs: readonly Named[]
}

type TableName = keyof Omit<LodestoneTables, 'raids'>
type Row<Name extends TableName> = LodestoneTables[Name][number]

/** Looks a row up by table and id; a missing row is a bug. */
export type FindRow = <Name extends TableName>(table: Name, id: number) => Row<Name>

/** Indexes the tables on first use. */
export const rowFinder = (tables: LodestoneTables): FindRow => {
  const indexes = new Map<TableName, Map<number, unknown>>()
  return (table, id) => {
    let index = indexes.get(table)
    if (index === undefined) {
      index = new Map(tables[table].map((row) => [row.id, row]))
      indexes.set(table, index)
    }
    const row = index.get(id)
    if (row === undefined) throw new Error(`no row ${id} in ${table}`)
    return row as Row<typeof table>
  }
}

const live = <Name extends GameTable>(name: Name) => loadTable(name).filter((row) => !row.deleted)

/** The committed tables a Lodestone and its population are made of, without rows the game no longer has. */
export const loadLodestoneTables = (): LodestoneTables => ({
  achievements: live('achievements'),
  achievementKinds: live('achievementKinds'),
  ...recordOf(seenParts, live),
  defaultEmotes: live('defaultEmotes'),
  titles: live('titles'),
  worlds: live('worlds'),
  dataCenters: live('dataCenters'),
  races: live('races'),
  clans: live('clans'),
  grandCompanies: live('grandCompanies'),
  guardians: live('guardians'),
  towns: live('towns'),
  jobs: live('jobs'),
  raids: live('raids'),
})
