import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Keeper } from './kept.ts'
import { listed, newestOf } from './merge.ts'
import type { createRefresh, Refresh } from './refresh.ts'
import type { TableRequests } from './requests.ts'
import type { AnyRow, HeldTable, TableKey, TableView } from './types.ts'
import { checkEvery, isWithin } from './within.ts'

/** What tables need of the page. */
export interface TablesDeps {
  requests: TableRequests
  keeper: Keeper
  now: () => number
  /** Calls `run` after `ms` milliseconds, as soon as the page is seen; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
  /** A page that holds no table yet, as at a first visit, refreshes none. */
  loadRefresh: () => Promise<{ createRefresh: typeof createRefresh }>
}

interface Entry {
  key: TableKey
  view: WritableAtom<TableView<AnyRow>>
  held: HeldTable | null
  /** How many parts of the page show it. */
  shown: number
  /** When it was brought up to date last (epoch ms); 0 before that. */
  filledAt: number
  filling: Promise<void> | null
}

/** After how long without data a page says so (spec: characters §8). */
export const timeOut = 32_000

const pauses = [1000, 2000, 4000, 8000]

/** The name under which a table is kept. */
export const nameOf = ({ language, name, form }: TableKey): string => `${language}/${name}/${form}`

/** The game's tables in a page: shown from what is kept, fetched where nothing is, and refreshed where one is newer. */
export const createTables = ({ requests, keeper, now, later, loadRefresh }: TablesDeps) => {
  const entries = new Map<string, Entry>()
  let refreshing: Promise<Refresh> | null = null
  let callOff: (() => void) | null = null

  const pause = (ms: number) => new Promise<void>((resolve) => void later(resolve, ms))

  const entryOf = (key: TableKey): Entry => {
    const known = entries.get(nameOf(key))
    if (known) return known
    const entry: Entry = { key, view: atom({ state: 'loading' }), held: null, shown: 0, filledAt: 0, filling: null }
    entries.set(nameOf(key), entry)
    return entry
  }

  const show = (entry: Entry, held: HeldTable) => {
    entry.held = held
    entry.view.set({ state: 'ready', rows: listed(held.rows) })
  }

  const take = (entry: Entry, held: HeldTable) => {
    show(entry, held)
    return keeper.write('tables', nameOf(entry.key), { at: now(), value: held })
  }

  const fetchWhole = async (entry: Entry, options: { cache?: 'no-cache'; timeout?: number } = {}): Promise<boolean> => {
    const outcome = await requests.whole(entry.key, options)
    if (outcome.ok) await take(entry, { rows: outcome.value, asOf: newestOf(outcome.value), wholeAt: now() })
    return outcome.ok
  }

  /** Asks until there are data; the page says that there are none after a while, and a later check asks again. */
  const fetchFirst = async (entry: Entry): Promise<void> => {
    const deadline = now() + timeOut
    for (let tries = 0; !(await fetchWhole(entry, { timeout: Math.max(1, deadline - now()) })); tries++) {
      const left = deadline - now()
      if (left <= 0) return entry.view.set({ state: 'failed' })
      await pause(Math.min(left, pauses[tries] ?? 8000))
    }
  }

  const refresh = async (entry: Entry, held: HeldTable): Promise<void> => {
    refreshing ??= loadRefresh().then(({ createRefresh }) =>
      createRefresh({
        ...{ requests, keeper, now },
        take: (key, next) => take(entryOf(key), next),
        fetchWhole: (key, options) => fetchWhole(entryOf(key), options),
      }),
    )
    const run = await refreshing.catch(() => (refreshing = null))
    await run?.(entry.key, held)
  }

  const fill = async (entry: Entry): Promise<void> => {
    const kept = (await keeper.read<HeldTable>('tables', nameOf(entry.key)))?.value ?? null
    // Another tab may have fetched what this one does not have yet.
    const isNewer = kept !== null && (entry.held === null || kept.asOf > entry.held.asOf)
    if (isNewer) show(entry, kept)
    await (entry.held === null ? fetchFirst(entry) : refresh(entry, entry.held))
    entry.filledAt = now()
  }

  /** Brings a table up to date, one attempt at a time. */
  const update = (entry: Entry): Promise<void> => {
    entry.filling ??= fill(entry).finally(() => (entry.filling = null))
    return entry.filling
  }

  const check = async (): Promise<void> => {
    callOff?.()
    callOff = later(() => void check(), checkEvery)
    await Promise.all([...entries.values()].filter(({ shown }) => shown > 0).map(update))
  }

  return {
    viewOf: (key: TableKey): ReadableAtom<TableView<AnyRow>> => entryOf(key).view,
    /** Loads a table and keeps it fresh until what it returns is called. */
    show: (key: TableKey): (() => void) => {
      const entry = entryOf(key)
      entry.shown += 1
      callOff ??= later(() => void check(), checkEvery)
      // What is kept is long to read: details that are opened one after another show what the page holds.
      if (entry.held === null || !isWithin(checkEvery, entry.filledAt, now())) void update(entry)
      return () => void (entry.shown -= 1)
    },
    /** Brings all that is shown up to date now, and again every five minutes. */
    check,
  }
}
