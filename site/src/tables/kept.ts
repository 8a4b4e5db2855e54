/** What is kept, by the time (epoch ms) that says which of two is newer, or older than the rest. */
export interface Kept<Value> {
  at: number
  value: Value
}

/** The shelves and how many things stay on each: those with the oldest `at` make room. */
const limits = { tables: 200, versions: 4, rarity: 40, characters: 8 } as const

/** A group of things that are kept. */
export type Shelf = keyof typeof limits

const shelves = Object.keys(limits) as Shelf[]

/** Raise it with the shape of what is kept, or with what published rows have: all that was kept before is dropped. */
const release = 1

/** The browser's own storage for what was fetched. It never throws: what cannot be read is missing, what cannot be written is not kept. */
export interface Keeper {
  read: <Value>(shelf: Shelf, key: string) => Promise<Kept<Value> | null>
  /** Keeps a thing unless a newer one is kept by now, whichever tab wrote it. */
  write: (shelf: Shelf, key: string, kept: Kept<unknown>) => Promise<void>
  drop: (shelf: Shelf, key: string) => Promise<void>
}

/** What a request of the storage comes to. */
const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The storage gave no reason.'))
  })

const makeShelves = (database: IDBDatabase): void => {
  for (const shelf of [...database.objectStoreNames]) database.deleteObjectStore(shelf)
  for (const shelf of shelves) database.createObjectStore(shelf).createIndex('at', 'at')
}

const open = async (name: string, version: number): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => makeShelves(request.result)
  const isBlocked = new Promise<never>((_resolve, reject) => {
    request.onblocked = () => reject(new Error('Another tab holds the storage of an older release.'))
  })
  const opened = resultOf(request).then((database) => {
    // A tab with a newer release waits for this one to let go; one that waits for another reads from the network.
    database.onversionchange = () => database.close()
    return database
  })
  return Promise.race([opened, isBlocked])
}

const put = (database: IDBDatabase, shelf: Shelf, key: string, kept: Kept<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(shelf, 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept.'))
    const store = transaction.objectStore(shelf)
    const write = async () => {
      const held = (await resultOf(store.get(key))) as Kept<unknown> | undefined
      // What was kept while the clock was ahead must not stand for good.
      if (held === undefined || held.at <= kept.at || held.at > Date.now()) await resultOf(store.put(kept, key))
      const oldest = await resultOf(store.index('at').getAllKeys())
      for (const one of oldest.slice(0, Math.max(0, oldest.length - limits[shelf]))) store.delete(one)
    }
    write().catch(reject)
  })

/** The storage of this site in this browser, opened when it is first used. */
export const createKeeper = (name = 'kupodex', version = release): Keeper => {
  let opened: Promise<IDBDatabase | null> | undefined
  const attempt = async <Result>(run: (database: IDBDatabase) => Promise<Result>): Promise<Result | null> => {
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
      ((await attempt((database) => resultOf<unknown>(database.transaction(shelf).objectStore(shelf).get(key)))) ??
        null) as Kept<Value> | null,
    write: async (shelf, key, kept) => void (await attempt((database) => put(database, shelf, key, kept))),
    drop: async (shelf, key) =>
      void (await attempt((database) =>
        resultOf(database.transaction(shelf, 'readwrite').objectStore(shelf).delete(key)),
      )),
  }
}

/** The storage that all parts of a page share. */
export const keeper = createKeeper()
