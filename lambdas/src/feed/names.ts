import * as z from 'zod'
import { publishedKey } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { PublishedStore } from '@kupodex/data/store'

/** What a feed needs of a table: a name is missing where the game has none. */
const tableSchema = z.object({
  tables: z.record(z.string(), z.array(z.object({ id: z.number(), name: z.string().optional() }))),
})

type Names = (table: string, id: number) => string

/** Reads what the things of some tables are called in a language; one without a name, or of a table that is not published, is called by its number. */
export const readNames = async (
  published: PublishedStore,
  language: Language,
  tables: Iterable<string>,
): Promise<Names> => {
  const read = await Promise.all(
    [...new Set(tables)].map(async (table) => {
      const file = await published.getJson(publishedKey('gameTable', { lang: language, table }), tableSchema)
      return [table, new Map(file?.value.tables[table]?.map(({ id, name }) => [id, name]))] as const
    }),
  )
  const byTable = new Map(read)
  return (table, id) => byTable.get(table)?.get(id) || `#${id}`
}
