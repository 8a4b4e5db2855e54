import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What is kept, by the time (epoch ms) that says which of two is newer, or older than the rest. */
export interface Kept<Value> {
  at: number
  value: Value
}

/** The shelves and how many things stay on each: those with the oldest `at` make room. */
const limits = { tables: 200, versions: 4, rarity: 40, characters: 8, marks: 40 } as const

export type Shelf = keyof typeof limits

const shelves = Object.keys(limits) as Shelf[]

/** Raise it with the shape of what is kept, or with what published rows have: all that was kept before is dropped. */
const release = 2

/** The browser's own storage for what was fetched. It never throws: what cannot be read is missing, what cannot be written is not kept. */
export interface Keeper {
  read: <Value>(shelf: Shelf, key: string) => Promise<Kept<Value> | null>
  /** Keeps a thing unless a newer one is kept by now, whichever tab wrote it. */
  write: (shelf: Shelf, key: string, kept: Kept<unknown>) => Promise<void>
  drop: (shelf: Shelf, key: string) => Promise<void>
  /** Drops all whose key begins with a text. */
  dropAll: (shelf: Shelf, start: string) => Promise<void>
}

type Schema = DBSchema & Record<Shelf, { key: string; value: Kept<unknown>; indexes: { at: number } }>

type Database = IDBPDatabase<Schema>

const open = (name: string, version: number): Promise<Database> =>
  new Promise((resolve, reject) => {
    openDB<Schema>(name, version, {
      upgrade: (database) => {
        for (const shelf of [...database.objectStoreNames]) database.deleteObjectStore(shelf)
        for (const shelf of shelves) database.createObjectStore(shelf).createIndex('at', 'at')
      },
      // A tab with a newer release waits for this one to let go; one that waits for another reads from the network.
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
      blocked: () => reject(new Error('Another tab holds the storage of an older release.')),
    }).then(resolve, reject)
  })

const put = async (database: Database, shelf: Shelf, key: string, kept: Kept<unknown>): Promise<void> => {
  const { store, done } = database.transaction(shelf, 'readwrite')
  const write = async () => {
    const held = await store.get(key)
    // What was kept while the clock was ahead must not stand for good.
    if (held === undefined || held.at <= kept.at || held.at > Date.now()) await store.put(kept, key)
    const oldest = await store.index('at').getAllKeys()
    await Promise.all(oldest.slice(0, Math.max(0, oldest.length - limits[shelf])).map((each) => store.delete(each)))
  }
  await Promise.all([write(), done])
}

/** The storage of this site in this browser, opened when it is first used. */
export const createKeeper = (name = 'kupodex', version = release): Keeper => {
  let opened: Promise<Database | null> | undefined
  const attempt = async <Result>(run: (database: Database) => Promise<Result>): Promise<Result | null> => {
    opened ??= open(name, version).catch(() => null)
    const database = await opened
    if (database === null) return null
    try {
      return await run(database)
    } catch {
      return null
    }
  }
  return {
    read: async <Value>(shelf: Shelf, key: string) =>
      ((await attempt((database) => database.get(shelf, key))) ?? null) as Kept<Value> | null,
    write: async (shelf, key, kept) => void (await attempt((database) => put(database, shelf, key, kept))),
    drop: async (shelf, key) => void (await attempt((database) => database.delete(shelf, key))),
    dropAll: async (shelf, start) =>
      void (await attempt((database) => database.delete(shelf, IDBKeyRange.bound(start, `${start}\uFFFF`)))),
  }
}

export const keeper = createKeeper()
