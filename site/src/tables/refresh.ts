import type { Keeper } from './kept.ts'
import { mergeRows, newestOf } from './merge.ts'
import type { TableRequests, TableVersions } from './requests.ts'
import type { HeldTable, TableKey } from './types.ts'
import { createVersions } from './versions.ts'

/** What a refresh needs of the tables of a page. */
export interface RefreshDeps {
  requests: Pick<TableRequests, 'versions' | 'since'>
  keeper: Keeper
  now: () => number
  /** Shows a table as it is now, and keeps it. */
  take: (key: TableKey, held: HeldTable) => Promise<void>
  /** Fetches a table whole and takes it. */
  fetchWhole: (key: TableKey, options?: { cache: 'no-cache' }) => Promise<unknown>
}

/** Brings a table that is held up to date. */
export type Refresh = (key: TableKey, held: HeldTable) => Promise<void>

const minute = 60_000

/** How soon a table that still does not match its version is fetched whole again. */
const repairEvery = 60 * minute

/** Rows change with the words of how to get a thing without becoming newer: now and then a table is fetched whole. */
const wholeEvery = 7 * 24 * 60 * minute

const isFresh = ({ rows, asOf }: HeldTable, version: TableVersions[string]): boolean =>
  asOf >= version.updatedAt && rows.length === version.rows

/** Makes what refreshes the tables of a page: by what changed since, or whole where that does not lead to the published version. */
export const createRefresh = ({ requests, keeper, now, take, fetchWhole }: RefreshDeps): Refresh => {
  const versions = createVersions(requests, keeper, now)

  const fetchChanges = async (key: TableKey, held: HeldTable, until: number): Promise<HeldTable> => {
    const outcome = await requests.since(key, newestOf(held.rows))
    if (!outcome.ok) return held
    const rows = mergeRows(held.rows, outcome.value)
    const next = { ...held, rows, asOf: Math.max(until, newestOf(rows)) }
    await take(key, next)
    return next
  }

  return async (key, held) => {
    if (now() - held.wholeAt >= wholeEvery) return void (await fetchWhole(key))
    const version = (await versions())?.[key.name]
    if (version === undefined || isFresh(held, version)) return
    const next = held.asOf < version.updatedAt ? await fetchChanges(key, held, version.updatedAt) : held
    const matches = isFresh(next, version) || now() - held.wholeAt < repairEvery
    if (!matches) await fetchWhole(key, { cache: 'no-cache' })
  }
}
