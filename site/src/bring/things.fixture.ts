import type { ItemType } from '@kupodex/data/character'
import { collections, columnsOf, type Language, leanRows, type TableName } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { memo } from '#format/memo.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'

const published = memo((name: string) => {
  const [language, table] = name.split('/') as [Language, TableName]
  return columnsOf(leanRows(table, rowsIn(language, table)) as never)
})

/** Answers tables as they are published, of the game's own; and other calls as a test says. */
export const tablesAsk = (others: Readonly<Record<string, (params: never, options: never) => unknown>> = {}): Ask =>
  (async (call: string, params: { lang: Language; table: TableName }, options: unknown) =>
    call === 'gameLean'
      ? { ok: true, value: { deployTime: 1, ...published(`${params.lang}/${params.table}`) } }
      : others[call]?.(params as never, options as never)) as unknown as Ask

/** What collections are called in a test: by their types. */
export const names = Object.fromEntries(collections.map(({ type }) => [type, type])) as Record<ItemType, string>
