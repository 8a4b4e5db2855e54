import { type ItemType } from '@kupodex/data/character'
import { collections, type Language, rowsOfColumns, type TableName } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { answered, type Outcome } from '#ask/outcome.ts'
import type { NamedThing, Things } from './resolve.ts'

/** What is read of the rows of any collection: an opponent of Triple Triad has the name of a person. */
interface AnyRow extends Omit<NamedThing, 'name'> {
  name?: string
  npcId?: number
  deleted?: boolean
}

const tables = new Map<ItemType, TableName>(collections.map(({ type, table }) => [type, table]))

const rowsOf = async (ask: Ask, lang: Language, table: TableName): Promise<Outcome<AnyRow[]>> => {
  const outcome = await ask('gameLean', { lang, table })
  return outcome.ok ? answered(rowsOfColumns<AnyRow>(outcome.value)) : outcome
}

const people: ItemType = 'triadNpc'

/** The things of a collection in a language, those aside that the game no longer has. */
const thingsOf = async (ask: Ask, lang: Language, type: ItemType): Promise<Outcome<NamedThing[]>> => {
  const [rows, names] = await Promise.all([
    rowsOf(ask, lang, tables.get(type) ?? (type as TableName)),
    type === people ? rowsOf(ask, lang, 'npcs') : answered<AnyRow[]>([]),
  ])
  if (!rows.ok) return rows
  if (!names.ok) return names
  const nameOf = new Map(names.value.map(({ id, name }) => [id, name]))
  return answered(
    rows.value.flatMap(({ deleted = false, name, npcId = 0, ...row }) =>
      deleted ? [] : [{ ...row, name: name ?? nameOf.get(npcId) ?? '' }],
    ),
  )
}

/** The things of some collections in a language; why not, where those of one cannot be had. */
export const fetchThings = async (ask: Ask, lang: Language, types: readonly ItemType[]): Promise<Outcome<Things>> => {
  const things = new Map<ItemType, readonly NamedThing[]>()
  const outcomes = await Promise.all(types.map(async (type) => [type, await thingsOf(ask, lang, type)] as const))
  for (const [type, outcome] of outcomes) {
    if (!outcome.ok) return outcome
    things.set(type, outcome.value)
  }
  return answered(things)
}
