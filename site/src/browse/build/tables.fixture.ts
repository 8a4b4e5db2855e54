import { type Language, nameIn, type Names, renderSources, type Source, type TableName } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { LooseRow, PublishedTree } from '#build/published.ts'
import { memo } from '#format/memo.ts'
import { lookupsIn } from '#rarity/build/ways.ts'
import { shelves } from './shelves.ts'
import { thingsIn } from './things.ts'

const isNames = (value: unknown): value is Names => typeof value === 'object' && value !== null && 'en' in value

const localised = (row: object, language: Language): LooseRow => ({
  ...(Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, isNames(value) ? nameIn(value, language) : value]),
  ) as LooseRow),
  ...('sources' in row ? { howTo: renderSources(row.sources as Source[], language, lookupsIn(language)) } : {}),
})

const rowsIn = memo((key: string) => {
  const [language, table] = key.split('/') as [Language, TableName]
  return loadTable(table).map((row) => localised(row, language))
})

/** The game's own tables as if a night had published them that counted nobody. */
const tablesOnly = {
  rows: (language: Language, table: string) => rowsIn(`${language}/${table}`),
  rarity: () => null,
} as unknown as PublishedTree

/** The things of every shelf in a language, of the game's own tables; made once. */
export const tableThings = memo((language: Language) =>
  shelves.map((shelf) => ({ shelf, things: thingsIn(tablesOnly, language, shelf.type) })),
)
