import { factsKey, type FactTables, factsOf } from '@kupodex/data/character'
import { type GameAnswer, publishedKey } from '@kupodex/data/contract'
import { type Language, languages, type TableDefinition } from '@kupodex/data/game'
import { jsonFile, type PublishFile } from '../publish/index.ts'
import { rowJsonSchema } from './row-schema.ts'
import { type GameRow, type GameTexts, publishedRows } from './rows.ts'

/** The game's data as they lie in the repository, and their texts. */
export interface GameData {
  definitions: Readonly<Record<string, TableDefinition>>
  rows: Readonly<Record<string, readonly GameRow[]>>
  textsIn: (language: Language) => GameTexts
  /** The tables that sums of a character are worked out from. */
  facts: FactTables
}

/**
 * The files of `/api/game`: the schema, every table in every language, all tables of a language together, and what
 * functions need of them. `deployTime` is when any row last changed, so that equal data give equal bytes.
 */
export function* filesOfGame({ definitions, rows, textsIn, facts }: GameData): Generator<PublishFile> {
  const inLanguages = languages.map((language) => {
    const texts = textsIn(language)
    const of = Object.entries(rows).map(([name, table]) => [name, publishedRows(name, table, language, texts)])
    return { language, tables: Object.fromEntries(of) as GameAnswer['tables'] }
  })
  const deployTime = inLanguages
    .flatMap(({ tables }) => Object.values(tables).flat())
    .reduce((latest, row) => Math.max(latest, row.updatedAt), 0)
  for (const { language, tables } of inLanguages) {
    for (const [name, localisedRows] of Object.entries(tables)) {
      const answer = { deployTime, tables: { [name]: localisedRows } }
      yield jsonFile(publishedKey('gameTable', { lang: language, table: name }), answer)
    }
    yield jsonFile(publishedKey('gameTable', { lang: language, table: 'all' }), { deployTime, tables })
  }
  const schemas = Object.entries(definitions).map(([name, definition]) => [name, rowJsonSchema(definition)])
  yield jsonFile(publishedKey('gameSchema', {}), { deployTime, tables: Object.fromEntries(schemas) })
  yield jsonFile(factsKey, factsOf(facts, deployTime))
}
