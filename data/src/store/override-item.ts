import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { storedObject } from '../character/index.ts'
import { overrideFields } from '../contract/admin-answers.ts'
import { type EditedTable, isSameOverride, type Override } from '../game/index.ts'
import { amount, epochMs } from '../game/scalars.ts'
import type { Connection } from './connection.ts'
import { ifStill, readable } from './item.ts'
import { queryAll } from './query-all.ts'

/** The partition of a table's overrides, by row id; the history of a row has one of its own. */
export const overrideKey = (table: EditedTable): string => `OVERRIDE#${table}`

const historyKey = (table: EditedTable, id: number) => `${overrideKey(table)}#${id}`

/** Versions are sorted as texts. */
const historySortKey = (version: number) => String(version).padStart(9, '0')

const keyOf = (table: EditedTable, id: number) => ({ pk: overrideKey(table), sk: String(id) })

const overrideItemSchema = storedObject({
  /** Counts the changes of the row, from 1. */
  version: z.int().positive(),
  /** When the row changed for readers (epoch ms). */
  at: epochMs,
  /** When this version was written (epoch ms). */
  writtenAt: epochMs,
  /** The key of the user who wrote it, or `overrides` for the operator's command of that name. */
  by: z.string(),
  /** What made it: an editor's change, a return to an earlier version, or that the tables say the same by now. */
  kind: z.enum(['save', 'revert', 'clear']).catch('save'),
  from: amount.optional(),
  /** What differs from the table; nothing after a return to the table. */
  fields: overrideFields,
  /** Tells one write from another, so that one whose answer got lost is known again. */
  change: z.string(),
})

type OverrideItem = z.infer<typeof overrideItemSchema>

export type StoredOverride = Omit<OverrideItem, 'change'>

/** What is to be stored as the next version; `at` and `writtenAt` come from `now` (epoch ms). */
export interface OverrideChange {
  kind: StoredOverride['kind']
  by: string
  fields: Override
  from?: number
  now: number
}

/** What became of a change: stored, or nothing to change (null: nothing is there), or refused because another version is there by now, or one that cannot be read. */
export type OverrideOutcome =
  | { ok: true; override: StoredOverride | null }
  | { ok: false; code: 'changed'; current: StoredOverride | null }
  | { ok: false; code: 'damaged' }

/** The overrides of a table by row id, and the ids of those that cannot be read. */
interface TableOverrides {
  overrides: Map<number, StoredOverride>
  damaged: number[]
}

const parse = (item: Record<string, unknown>): OverrideItem | null => {
  try {
    return overrideItemSchema.parse(readable(item))
  } catch {
    return null
  }
}

/** The item after a change. What the tables say by themselves by now has not changed for readers. */
const nextItem = (before: OverrideItem | null, { now, ...change }: OverrideChange): OverrideItem => ({
  ...change,
  version: (before?.version ?? 0) + 1,
  at: change.kind === 'clear' && before ? before.at : Math.max(now, (before?.at ?? 0) + 1),
  writtenAt: now,
  change: randomUUID(),
})

const isRepeated = (current: OverrideItem | null, seen: number, { by, kind, fields }: OverrideChange): boolean =>
  current !== null &&
  current.version === seen + 1 &&
  current.by === by &&
  current.kind === kind &&
  isSameOverride(current.fields, fields)

/**
 * What editors say of rows of the game's tables. The newest version of a row is one item; it is copied to the row's history before
 * the next one replaces it, so that a kill between the two writes loses nothing and the copy, made again, is the same.
 */
export const overrideAccess = (connection: Connection) => {
  const { table, holds } = connection

  const read = async (edited: EditedTable, id: number): Promise<OverrideItem | null | 'damaged'> => {
    const { Item } = await table.get({ Key: keyOf(edited, id), ConsistentRead: true })
    return Item ? (parse(Item) ?? 'damaged') : null
  }

  /** Copies a version to the history; one that is there stays as it is. */
  const copy = (edited: EditedTable, id: number, item: OverrideItem): Promise<boolean> =>
    holds(() =>
      table.put({
        Item: { ...item, pk: historyKey(edited, id), sk: historySortKey(item.version) },
        ...ifStill(null),
      }),
    )

  const replace = (
    edited: EditedTable,
    id: number,
    before: OverrideItem | null,
    item: OverrideItem,
  ): Promise<boolean> =>
    holds(() =>
      table.put({
        Item: { ...item, ...keyOf(edited, id) },
        ...ifStill(before && { change: before.change }),
      }),
    )

  return {
    /** The newest version of every override of a table; what cannot be read is named. */
    readOverrides: async (edited: EditedTable): Promise<TableOverrides> => {
      const found: TableOverrides = { overrides: new Map(), damaged: [] }
      for (const item of await queryAll(connection, overrideKey(edited))) {
        const [id, override] = [Number(item.sk), parse(item)]
        if (override) found.overrides.set(id, override)
        else found.damaged.push(id)
      }
      return found
    },

    /** Stores the next version of a row if `seen` is there (0: none). A change that is there already, because its answer got lost, is not stored twice. */
    saveOverride: async (
      edited: EditedTable,
      id: number,
      seen: number,
      change: OverrideChange,
    ): Promise<OverrideOutcome> => {
      const before = await read(edited, id)
      if (before === 'damaged') return { ok: false, code: 'damaged' }
      if (before && isRepeated(before, seen, change)) return { ok: true, override: before }
      if ((before?.version ?? 0) !== seen) return { ok: false, code: 'changed', current: before }
      if (isSameOverride(before?.fields ?? {}, change.fields)) return { ok: true, override: before }
      if (before) await copy(edited, id, before)
      const item = nextItem(before, change)
      if (await replace(edited, id, before, item)) return { ok: true, override: item }
      const current = await read(edited, id)
      if (current === 'damaged') return { ok: false, code: 'damaged' }
      return current?.change === item.change ? { ok: true, override: current } : { ok: false, code: 'changed', current }
    },

    /** All versions of a row, the newest first; those that cannot be read are left out. */
    overrideHistory: async (edited: EditedTable, id: number): Promise<StoredOverride[]> => {
      // The newest version first: what replaces it meanwhile has put it into the history by then.
      const current = await read(edited, id)
      const versions = new Map<number, StoredOverride>()
      const older = (await queryAll(connection, historyKey(edited, id))).map(parse)
      for (const version of [...older, current === 'damaged' ? null : current])
        if (version) versions.set(version.version, version)
      return [...versions.values()].sort((a, b) => b.version - a.version)
    },
  }
}
