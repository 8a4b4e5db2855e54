import {
  type AdminRow,
  type AdminVersion,
  baseFile,
  type BaseFile,
  baseKey,
  type BaseRow,
} from '@kupodex/data/contract'
import { differing, type EditedTable, hasSourceType, type Override } from '@kupodex/data/game'
import type { OverrideOutcome, PublishedStore, Store, StoredOverride } from '@kupodex/data/store'
import type { User } from '../http/audience.ts'
import type { Failure, Outcome } from '../http/failure.ts'
import type { AnswersOf, Caller } from '../http/handler.ts'

export interface AdminDeps {
  store: Pick<Store, 'readOverrides' | 'saveOverride' | 'overrideHistory'>
  published: Pick<PublishedStore, 'getJson'>
  /** Epoch ms. */
  clock: () => number
}

/** How many letters of a user's key name an editor: enough to tell some dozens apart. */
const nameLetters = 8

const noSuchRow: Failure = { ok: false, code: 'noSuchRow', message: 'The table has no row with this ID.' }
const noSuchVersion: Failure = { ok: false, code: 'noSuchVersion', message: 'The row has no such version.' }
const changed: Failure = {
  ok: false,
  code: 'rowChanged',
  message: 'Somebody else has changed this row; look at their change, then save again.',
}
const damaged: Failure = {
  ok: false,
  code: 'unavailable',
  message: 'What was said of this row cannot be read by this release, and is left as it is.',
}
const badSourceType: Failure = {
  ok: false,
  code: 'badSourceType',
  message: 'There is no such source type for this table.',
}

/** The user who makes a call; there is one, because `authorize` lets nobody else through. */
const editorOf = ({ user }: Pick<Caller<unknown>, 'user'>): User => {
  if (!user) throw new TypeError('a call of an editor came without a user')
  return user
}

const versionOf = ({ version, writtenAt, at, by, kind, from, fields }: StoredOverride, user: User): AdminVersion => ({
  ...{ version, writtenAt, at, kind, fields },
  by: by.slice(0, nameLetters),
  own: by === user.key,
  ...(from === undefined ? {} : { from }),
})

const rowOf = ({ id, howTo, obtainable, sourceTypeId }: BaseRow, override: AdminVersion | null): AdminRow => ({
  id,
  base: { howTo, obtainable, ...(sourceTypeId === undefined ? {} : { sourceTypeId }) },
  override,
})

const isTypeOf = (table: EditedTable, { sourceTypeId }: Override, { sourceTypes }: BaseFile): boolean =>
  sourceTypeId === undefined || (hasSourceType(table) && (sourceTypeId === 0 || sourceTypes.includes(sourceTypeId)))

export const adminAnswers = ({ store, published, clock }: AdminDeps): AnswersOf<'admin'> => {
  const baseOf = async (table: EditedTable): Promise<Outcome<BaseFile>> => {
    const file = await published.getJson(baseKey(table), baseFile)
    if (file) return { ok: true, value: file.value }
    return {
      ok: false,
      code: 'unavailable',
      message: `The table ${table} is not published yet; the next night does it.`,
    }
  }

  const baseRowOf = async (table: EditedTable, id: number): Promise<Outcome<{ file: BaseFile; row: BaseRow }>> => {
    const base = await baseOf(table)
    if (!base.ok) return base
    const row = base.value.rows.find((candidate) => candidate.id === id)
    return row ? { ok: true, value: { file: base.value, row } } : noSuchRow
  }

  const saved = (row: BaseRow, outcome: OverrideOutcome, user: User): ReturnType<AnswersOf<'admin'>['saveAdminRow']> =>
    Promise.resolve(
      outcome.ok
        ? { ok: true, value: { status: 'ok', row: rowOf(row, outcome.override && versionOf(outcome.override, user)) } }
        : outcome.code === 'changed'
          ? changed
          : damaged,
    )

  return {
    adminRows: async ({ type }, caller) => {
      const user = editorOf(caller)
      const [base, { overrides, damaged }] = await Promise.all([baseOf(type), store.readOverrides(type)])
      if (!base.ok) return base
      const { sourceTypes, rows } = base.value
      const versions = new Map([...overrides].map(([id, override]) => [id, versionOf(override, user)]))
      const known = new Set(rows.map(({ id }) => id))
      const unknown = [...versions].flatMap(([id, override]) => (known.has(id) ? [] : [{ id, override }]))
      return {
        ok: true,
        value: { sourceTypes, rows: rows.map((row) => rowOf(row, versions.get(row.id) ?? null)), unknown, damaged },
      }
    },

    saveAdminRow: async ({ type, id }, caller) => {
      const [user, { version, ...asked }] = [editorOf(caller), caller.body]
      const base = await baseRowOf(type, id)
      if (!base.ok) return base
      const { row, file } = base.value
      if (!isTypeOf(type, asked, file)) return badSourceType
      const change = { kind: 'save', by: user.key, fields: differing(row, asked), now: clock() } as const
      return saved(row, await store.saveOverride(type, id, version, change), user)
    },

    adminHistory: async ({ type, id }, caller) => {
      const user = editorOf(caller)
      const base = await baseRowOf(type, id)
      if (!base.ok) return base
      const versions = (await store.overrideHistory(type, id)).map((version) => versionOf(version, user))
      return { ok: true, value: { row: rowOf(base.value.row, versions[0] ?? null), versions } }
    },

    revertAdminRow: async ({ type, id, version: from }, caller) => {
      const [user, { version }] = [editorOf(caller), caller.body]
      const base = await baseRowOf(type, id)
      if (!base.ok) return base
      const { row, file } = base.value
      const old =
        from === 0 ? null : (await store.overrideHistory(type, id)).find((earlier) => earlier.version === from)
      if (old === undefined) return noSuchVersion
      const fields = old === null ? {} : differing(row, old.fields)
      if (!isTypeOf(type, fields, file)) return badSourceType
      const change = { kind: 'revert', by: user.key, fields, from, now: clock() } as const
      return saved(row, await store.saveOverride(type, id, version, change), user)
    },
  }
}
