import { baseFile, baseKey, type BaseRow, type GameAnswer } from '@kupodex/data/contract'
import { editedTables, type EditedTable, type Language, overridden } from '@kupodex/data/game'
import type { PublishedStore, Store, StoredOverride } from '@kupodex/data/store'
import type { Log } from '../ground/log.ts'

type Rows = GameAnswer['tables'][string]
type Row = Rows[number]

export interface OverrideDeps {
  store: Pick<Store, 'readOverrides'>
  published: Pick<PublishedStore, 'getJson'>
  /** Epoch ms. */
  clock: () => number
  log: Log
}

/** For how long what editors say of a table is used before it is read again, in ms: a burst of readers costs one query. */
const freshFor = 5_000

/** A published row as it is now: what the table says, replaced by what editors say. */
const rowNow = (published: Row, base: BaseRow, { fields, at }: StoredOverride, language: Language): Row => {
  const { howTo, obtainable, sourceTypeId, gone } = overridden(base, fields)
  const { gone: _, ...rest } = published as Row & { gone?: unknown }
  const now = {
    ...rest,
    howTo: howTo[language],
    obtainable,
    ...(sourceTypeId === undefined ? {} : { sourceTypeId }),
    ...(gone === undefined ? {} : { gone }),
  }
  const old = published as Row & Partial<typeof now>
  const isSame = (['howTo', 'obtainable', 'sourceTypeId', 'gone'] as const).every(
    (field) => (now as Record<string, unknown>)[field] === (old as Record<string, unknown>)[field],
  )
  // Later than what readers have of the row, whichever clock its time came from; what was taken back again since the night, some have.
  return isSame
    ? { ...published, updatedAt: Math.max(at, published.updatedAt) }
    : { ...now, updatedAt: Math.max(at, published.updatedAt + 1) }
}

/** Puts what editors say by now into the rows of the last night, which has only what they said before it. */
export const currentRows = ({ store, published, clock, log }: OverrideDeps) => {
  const copies = new Map<EditedTable, { at: number; overrides: Promise<ReadonlyMap<number, StoredOverride>> }>()

  const read = async (table: EditedTable): Promise<ReadonlyMap<number, StoredOverride>> => {
    const { overrides, damaged } = await store.readOverrides(table)
    if (damaged.length > 0) log({ level: 'error', event: 'damagedOverrides', table, ids: damaged.join() })
    return overrides
  }

  const overridesOf = (table: EditedTable): Promise<ReadonlyMap<number, StoredOverride>> => {
    const copy = copies.get(table)
    if (copy && clock() - copy.at < freshFor) return copy.overrides
    const overrides = read(table)
    copies.set(table, { at: clock(), overrides })
    // What failed is asked for again by the next reader.
    overrides.catch(() => copies.delete(table))
    return overrides
  }

  const rowsOf = async (table: EditedTable, rows: Rows, language: Language): Promise<Rows> => {
    const overrides = await overridesOf(table)
    if (overrides.size === 0) return rows
    const file = await published.getJson(baseKey(table), baseFile)
    // Before the first night of a release with editors nothing of theirs is known to readers.
    if (!file) return rows
    const base = new Map(file.value.rows.map((row) => [row.id, row]))
    return rows.map((row) => {
      const [baseRow, override] = [base.get(Number(row.id)), overrides.get(Number(row.id))]
      return baseRow && override ? rowNow(row, baseRow, override, language) : row
    })
  }

  return async (tables: GameAnswer['tables'], language: Language): Promise<GameAnswer['tables']> => {
    const edited = editedTables.filter((table) => table in tables)
    const now = await Promise.all(
      edited.map(async (table) => [table, await rowsOf(table, tables[table] ?? [], language)] as const),
    )
    return { ...tables, ...Object.fromEntries(now) }
  }
}
