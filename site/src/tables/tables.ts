import type { AskOptions } from '#ask/ask.ts'
import type { Outcome } from '#ask/outcome.ts'
import { type AskingFor, createResource, type Resource, type ResourceOptions, timeOut } from '#ask/resource.ts'
import type { Keeper } from './kept.ts'
import { listed, newestOf } from './merge.ts'
import type { createRefresh, Refresh } from './refresh.ts'
import type { TableRequests } from './requests.ts'
import type { AnyRow, HeldTable, TableKey, TableView } from './types.ts'
import { checkEvery } from './within.ts'

export interface TablesDeps extends Pick<ResourceOptions, 'waits' | 'now'> {
  requests: TableRequests
  keeper: Keeper
  /** A page that holds no table yet, as at a first visit, refreshes none. */
  loadRefresh: () => Promise<{ createRefresh: typeof createRefresh }>
}

export interface LoadedTable {
  held: HeldTable
  view: Extract<TableView<AnyRow>, { state: 'ready' }>
}

export const nameOf = ({ language, name, form }: TableKey): string => `${language}/${name}/${form}`

const loadedOf = (held: HeldTable): LoadedTable => ({ held, view: { state: 'ready', rows: listed(held.rows) } })

/** The game's tables in a page: shown from what is kept, fetched where nothing is, and refreshed where one is newer. */
export const createTables = ({ requests, keeper, loadRefresh, ...page }: TablesDeps) => {
  const { now = Date.now } = page
  const tables = new Map<string, Resource<LoadedTable>>()
  let refreshing: Promise<Refresh> | null = null

  const keep = (key: TableKey, held: HeldTable): HeldTable => {
    void keeper.write('tables', nameOf(key), { at: now(), value: held })
    return held
  }

  const fetchWhole = async (
    key: TableKey,
    options: Pick<AskOptions, 'cache' | 'signal' | 'timeout'> = {},
  ): Promise<Outcome<HeldTable>> => {
    const outcome = await requests.whole(key, options)
    if (!outcome.ok) return outcome
    return { ok: true, value: keep(key, { rows: outcome.value, asOf: newestOf(outcome.value), wholeAt: now() }) }
  }

  const refresh = async (key: TableKey, held: HeldTable): Promise<HeldTable> => {
    refreshing ??= loadRefresh().then(({ createRefresh }) =>
      createRefresh({
        ...{ requests, keeper, now, keep },
        fetchWhole: async (of, options) => {
          const outcome = await fetchWhole(of, options)
          return outcome.ok ? outcome.value : null
        },
      }),
    )
    const run = await refreshing.catch(() => (refreshing = null))
    return run === null ? held : run(key, held)
  }

  const ask = async (
    key: TableKey,
    { known, show, signal, timeout }: AskingFor<LoadedTable>,
  ): Promise<Outcome<LoadedTable>> => {
    const kept = (await keeper.read<HeldTable>('tables', nameOf(key)))?.value ?? null
    // Another tab may have fetched what this one does not have yet.
    const isNewer = kept !== null && (known === null || kept.asOf > known.held.asOf)
    const loaded = isNewer ? loadedOf(kept) : known
    if (loaded === null) {
      const outcome = await fetchWhole(key, { signal, timeout })
      return outcome.ok ? { ok: true, value: loadedOf(outcome.value) } : outcome
    }
    if (isNewer) show(loaded)
    const held = await refresh(key, loaded.held)
    return { ok: true, value: held === loaded.held ? loaded : loadedOf(held) }
  }

  return {
    /** A table, checked every five minutes while it is shown; what is kept is long to read, so it is not with each part that shows it. */
    tableOf: (key: TableKey): Resource<LoadedTable> => {
      const known = tables.get(nameOf(key))
      if (known !== undefined) return known
      const options = { freshFor: checkEvery, every: checkEvery, patience: timeOut, ...page }
      const table = createResource<LoadedTable>((asking) => ask(key, asking), options)
      tables.set(nameOf(key), table)
      return table
    },
    /** Brings all that is shown up to date now. */
    check: (): void => tables.forEach((table) => table.again()),
  }
}
