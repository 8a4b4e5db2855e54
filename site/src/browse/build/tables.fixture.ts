import { type Language, renderSources, type Source, type TableName } from '@kupodex/data/game'
import type { LooseRow, PublishedTree } from '#build/published.ts'
import { memo } from '#format/memo.ts'
import { lookupsIn } from '#rarity/build/ways.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { shelves } from './shelves.ts'
import { thingsIn } from './things.ts'

const withHowTo = (row: object, language: Language): LooseRow => ({
  ...(row as LooseRow),
  ...('sources' in row ? { howTo: renderSources(row.sources as Source[], language, lookupsIn(language)) } : {}),
})

const publishedIn = memo((key: string) => {
  const [language, table] = key.split('/') as [Language, TableName]
  return rowsIn(language, table).map((row) => withHowTo(row, language))
})

/** The game's own tables as if a night had published them that counted nobody. */
const tablesOnly = {
  rows: (language: Language, table: string) => publishedIn(`${language}/${table}`),
  rarity: () => null,
} as unknown as PublishedTree

/** The things of every shelf in a language, of the game's own tables; made once. */
export const tableThings = memo((language: Language) =>
  shelves.map((shelf) => ({ shelf, things: thingsIn(tablesOnly, language, shelf.type) })),
)
