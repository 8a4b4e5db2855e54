import { type Language, rowsOfColumns, type TableName } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'

/** What names are read of: an opponent of Triple Triad has the name of a person. */
interface NamedRow {
  id: number
  name?: string
  npcId?: number
}

/** Names by id, by type. */
export type NamesByType = Readonly<Partial<Record<string, ReadonlyMap<number, string>>>>

const rowsOf = async (ask: Ask, lang: Language, table: string): Promise<readonly NamedRow[]> => {
  const outcome = await ask('gameLean', { lang, table: table as TableName })
  return outcome.ok ? rowsOfColumns<NamedRow>(outcome.value) : []
}

const namesOf = async (ask: Ask, lang: Language, table: string): Promise<ReadonlyMap<number, string>> => {
  const rows = await rowsOf(ask, lang, table)
  const isOfPeople = rows.some(({ npcId }) => npcId !== undefined)
  const people = new Map((isOfPeople ? await rowsOf(ask, lang, 'npcs') : []).map(({ id, name }) => [id, name]))
  return new Map(rows.map(({ id, name, npcId = 0 }) => [id, name ?? people.get(npcId) ?? '']))
}

/** The names of the things of some types, in a language; `tables` are those of the types. What cannot be had now has none. */
export const markNames = async (
  ask: Ask,
  lang: Language,
  types: readonly string[],
  tables: Readonly<Record<string, string>>,
): Promise<NamesByType> =>
  Object.fromEntries(
    await Promise.all(types.map(async (type) => [type, await namesOf(ask, lang, tables[type] ?? type)] as const)),
  )
