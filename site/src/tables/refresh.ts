import type { Keeper, Kept } from './kept.ts'
import { mergeRows, newestOf } from './merge.ts'
import type { TableRequests, TableVersions } from './requests.ts'
import type { HeldTable, TableKey } from './types.ts'
import { checkEvery, isWithin } from './within.ts'

/** Reads the versions of the tables, asked for at most every five minutes by all pages of a browser; null where they cannot be had. */
const createVersions = (
  requests: Pick<TableRequests, 'versions'>,
  keeper: Keeper,
  now: () => number,
): (() => Promise<TableVersions | null>) => {
  let known: Kept<TableVersions> | null = null
  let asking: Promise<TableVersions | null> | null = null
  const fresh = () => (known !== null && isWithin(checkEvery, known.at, now()) ? known.value : null)

  const read = async (): Promise<TableVersions | null> => {
    known = await keeper.read('versions', 'all')
    const kept = fresh()
    if (kept !== null) return kept
    const outcome = await requests.versions()
    if (!outcome.ok) return null
    known = { at: now(), value: outcome.value }
    await keeper.write('versions', 'all', known)
    return known.value
  }

  return async () => {
    const held = fresh()
    if (held !== null) return held
    asking ??= read().finally(() => (asking = null))
    return asking
  }
}

export interface RefreshDeps {
  requests: Pick<TableRequests, 'versions' | 'since'>
  keeper: Keeper
  now: () => number
  keep: (key: TableKey, held: HeldTable) => HeldTable
  /** Fetches a table whole and keeps it; null where it cannot be had. */
  fetchWhole: (key: TableKey, options?: { cache: 'no-cache' }) => Promise<HeldTable | null>
}

/** Gives a table that is held as it is now: the same where it is up to date, or nothing newer can be had. */
export type Refresh = (key: TableKey, held: HeldTable) => Promise<HeldTable>

const minute = 60_000

/** How soon a table that still does not match its version is fetched whole again. */
const repairEvery = 60 * minute

/** Rows change with the words of how to get a thing without becoming newer: now and then a table is fetched whole. */
const wholeEvery = 7 * 24 * 60 * minute

const isFresh = ({ rows, asOf }: HeldTable, version: TableVersions[string]): boolean =>
  asOf >= version.updatedAt && rows.length === version.rows

/** Makes what refreshes the tables of a page: by what changed since, or whole where that does not lead to the published version. */
export const createRefresh = ({ requests, keeper, now, keep, fetchWhole }: RefreshDeps): Refresh => {
  const versions = createVersions(requests, keeper, now)

  const fetchChanges = async (key: TableKey, held: HeldTable, until: number): Promise<HeldTable> => {
    const outcome = await requests.since(key, newestOf(held.rows))
    if (!outcome.ok) return held
    const rows = mergeRows(held.rows, outcome.value)
    return keep(key, { ...held, rows, asOf: Math.max(until, newestOf(rows)) })
  }

  return async (key, held) => {
    if (now() - held.wholeAt >= wholeEvery) return (await fetchWhole(key)) ?? held
    const version = (await versions())?.[key.name]
    if (version === undefined || isFresh(held, version)) return held
    const next = held.asOf < version.updatedAt ? await fetchChanges(key, held, version.updatedAt) : held
    const matches = isFresh(next, version) || now() - held.wholeAt < repairEvery
    return matches ? next : ((await fetchWhole(key, { cache: 'no-cache' })) ?? next)
  }
}
