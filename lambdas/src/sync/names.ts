import { type SeenPart, seenParts, syncedParts } from '@kupodex/data/character'
import { languages, type Names, recordOf, seenCollections } from '@kupodex/data/game'
import { loadTables } from '@kupodex/data/tables'

/** Looks up ids by name, in any language and regardless of case and apostrophes. */
type NameIndex = (name: string) => number | null

/** What a sync looks up by name, because the Lodestone shows names and not ids. */
export interface GameNames extends Record<SeenPart, NameIndex> {
  /** Whether everybody has the thing of a part that is called so, which no table of the part has. */
  isEveryones: (part: SeenPart, name: string) => boolean
  worlds: NameIndex
  clans: NameIndex
  guardians: NameIndex
  towns: NameIndex
  grandCompanies: NameIndex
  /** All titles with this text, the lowest id first: some titles are spelled the same. */
  titles: (name: string) => readonly number[]
  jobs: NameIndex
  /** Ids of the achievement kinds, each a page of its own. */
  achievementKinds: readonly number[]
  achievements: ReadonlyMap<number, AchievementFacts>
}

interface AchievementFacts {
  /** Missing where they are a guess, so that nothing is compared with them. */
  points?: number
  kindId: number
  /** The title it gives; 0 for none. */
  titleId: number
}

/** A row that has a name; if two rows share a name, the one in the log wins. */
export interface NamedRow {
  id: number
  name?: Names | string
  masculine?: Names
  feminine?: Names
  isInLog?: boolean
  deleted?: boolean
}

type NameTables = Record<
  Exclude<keyof GameNames, 'achievementKinds' | 'achievements' | 'isEveryones'>,
  readonly NamedRow[]
> & {
  defaultEmotes: readonly NamedRow[]
  achievementKinds: readonly { id: number; deleted?: boolean }[]
  achievements: readonly (Required<AchievementFacts> & { id: number; provisional?: true | undefined })[]
}

/** The Lodestone has names as displayed, the tables as stored: only letters are compared, regardless of case. */
const fold = (name: string): string =>
  name.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()

const namesOf = ({ name, masculine, feminine }: NamedRow): string[] =>
  [name, masculine, feminine].flatMap((value) => {
    if (value === undefined) return []
    return typeof value === 'string' ? [value] : languages.flatMap((language) => value[language] ?? [])
  })

const idsOf = (rows: readonly NamedRow[]): ((name: string) => readonly number[]) => {
  const ids = new Map<string, number[]>()
  const worth = (row: NamedRow) => (row.deleted ? 2 : row.isInLog === false ? 1 : 0)
  for (const row of rows.toSorted((a, b) => worth(a) - worth(b) || a.id - b.id)) {
    for (const name of new Set(namesOf(row).map(fold))) ids.set(name, [...(ids.get(name) ?? []), row.id])
  }
  return (name) => ids.get(fold(name)) ?? []
}

/** What everybody has, by the part whose page lists it too. */
const everyonesNames = (tables: Pick<NameTables, 'defaultEmotes'>): GameNames['isEveryones'] => {
  const names = new Map(
    seenCollections.flatMap(({ table, lodestone: { everyoneHas } }) =>
      everyoneHas ? [[table as SeenPart, new Set(tables[everyoneHas.table].flatMap(namesOf).map(fold))] as const] : [],
    ),
  )
  return (part, name) => names.get(part)?.has(fold(name)) ?? false
}

const indexOf = (rows: readonly NamedRow[]): NameIndex => {
  const ids = idsOf(rows)
  return (name) => ids(name)[0] ?? null
}

export const gameNames = (tables: NameTables): GameNames => ({
  worlds: indexOf(tables.worlds),
  clans: indexOf(tables.clans),
  guardians: indexOf(tables.guardians),
  towns: indexOf(tables.towns),
  grandCompanies: indexOf(tables.grandCompanies),
  titles: idsOf(tables.titles),
  jobs: indexOf(tables.jobs),
  ...recordOf(seenParts, (part) => indexOf(tables[part])),
  isEveryones: everyonesNames(tables),
  achievementKinds: tables.achievementKinds.filter((row) => !row.deleted && row.id > 0).map((row) => row.id),
  achievements: new Map(
    tables.achievements.map(({ id, points, kindId, titleId, provisional }) => [
      id,
      { kindId, titleId, ...(provisional !== true && { points }) },
    ]),
  ),
})

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
