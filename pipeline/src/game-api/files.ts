import { factsKey, type FactTables, factsOf } from '@kupodex/data/character'
import {
  type BaseFile,
  baseKey,
  type GameAnswer,
  type GameLeanAnswer,
  type GameVersionsAnswer,
  publishedKey,
} from '@kupodex/data/contract'
import {
  columnsOf,
  editedTables,
  isEdited,
  type Language,
  languages,
  leanRows,
  type Overridable,
  recordOf,
  type TableDefinition,
} from '@kupodex/data/game'
import { jsonFile, type PublishFile } from '../publish/index.ts'
import { type Edits, noEdits, stampRows, withOverrides } from './edits.ts'
import { type GameRow, type GameTexts, publishedRows, rowJsonSchema } from './rows.ts'

/** The game's data as they lie in the repository, and their texts. */
export interface GameData {
  definitions: Readonly<Record<string, TableDefinition>>
  rows: Readonly<Record<string, readonly GameRow[]>>
  textsIn: (language: Language) => GameTexts
  /** The tables that sums of a character are worked out from. */
  facts: FactTables
}

const newest = (rows: readonly { updatedAt: number }[]): number =>
  rows.reduce((latest, row) => Math.max(latest, row.updatedAt), 0)

/** A table's version over all languages: prose can be newer in one of them. */
const versionsOf = (tables: readonly GameAnswer['tables'][]): GameVersionsAnswer['tables'] =>
  Object.fromEntries(
    Object.entries(tables[0] ?? {}).map(([name, { length: rows }]) => [
      name,
      { updatedAt: newest(tables.flatMap((inLanguage) => inLanguage[name] ?? [])), rows },
    ]),
  )

/** What the tables say of rows that editors may correct, whatever these say. */
const baseOf = (rows: readonly GameRow[], sourceTypes: readonly GameRow[], textsIn: GameData['textsIn']): BaseFile => {
  const texts = recordOf(languages, textsIn)
  const kept = rows.filter(({ deleted }) => !deleted) as unknown as readonly (GameRow & Overridable & { id: number })[]
  return {
    sourceTypes: sourceTypes.flatMap(({ id, deleted }) => (deleted ? [] : [Number(id)])),
    rows: kept.map(({ id, updatedAt, obtainable, sourceTypeId, gone, howTo = {}, sources = [] }) => ({
      ...{ id, updatedAt, obtainable },
      howTo: recordOf(languages, (language) => howTo[language] ?? texts[language].howTo(sources)),
      ...(sourceTypeId === undefined ? {} : { sourceTypeId }),
      ...(gone === undefined ? {} : { gone }),
    })),
  }
}

/**
 * The files of `/api/game`: the schema, every table in every language, whole and lean, all tables of a language together, when
 * each last changed, and what functions need of them, all with what editors say. `deployTime` is when any row last changed, so that equal data give equal bytes.
 */
export function* filesOfGame(
  { definitions, rows: base, textsIn, facts }: GameData,
  edits: Edits = noEdits,
): Generator<PublishFile> {
  const rows = withOverrides(base, edits.overrides)
  const inLanguages = languages.map((language) => {
    const texts = textsIn(language)
    const files = Object.entries(rows).map(([name, table]) => {
      const published = publishedRows(name, table, language, texts)
      return [name, isEdited(name) ? stampRows(published, name, language, edits) : published]
    })
    return { language, tables: Object.fromEntries(files) as GameAnswer['tables'] }
  })
  const versions = versionsOf(inLanguages.map(({ tables }) => tables))
  const deployTime = newest(Object.values(versions))
  for (const { language, tables } of inLanguages) {
    for (const [name, localisedRows] of Object.entries(tables)) {
      const answer = { deployTime, tables: { [name]: localisedRows } }
      yield jsonFile(publishedKey('gameTable', { lang: language, table: name }), answer)
      const lean: GameLeanAnswer = { deployTime, ...columnsOf(leanRows(name, localisedRows)) }
      yield jsonFile(publishedKey('gameLean', { lang: language, table: name }), lean)
    }
    yield jsonFile(publishedKey('gameTable', { lang: language, table: 'all' }), { deployTime, tables })
  }
  yield jsonFile(publishedKey('gameVersions', {}), { deployTime, tables: versions } satisfies GameVersionsAnswer)
  const schemas = Object.entries(definitions).map(([name, definition]) => [name, rowJsonSchema(definition)])
  yield jsonFile(publishedKey('gameSchema', {}), { deployTime, tables: Object.fromEntries(schemas) })
  yield jsonFile(factsKey, factsOf(withOverrides(facts, edits.overrides), deployTime))
  for (const table of editedTables) {
    yield jsonFile(baseKey(table), baseOf(base[table] ?? [], base['sourceTypes'] ?? [], textsIn))
  }
}
