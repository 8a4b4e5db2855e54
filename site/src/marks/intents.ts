import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import type { MarkChange } from '@kupodex/data/contract'
import { cut } from '#format/cut.ts'

/** What a user wants changed, until the server has it. */
export interface Intent extends MarkChange {
  /** The user's id at the issuer. */
  subject: string
  characterId: number
}

type Key = [subject: string, characterId: number, type: string, id: number]

interface Schema extends DBSchema {
  intents: { key: Key; value: Intent }
}

type Store = IDBPObjectStore<Schema, ['intents'], 'intents', 'readwrite'>

/** The changes that wait in this browser, shared by its tabs: one for each thing, the latest. */
export interface Intents {
  add: (intents: readonly Intent[]) => Promise<void>
  /** Those of a character, oldest first. */
  of: (subject: string, characterId: number) => Promise<Intent[]>
  /** Removes changes that were sent, but not those that were made since. */
  remove: (intents: readonly Intent[]) => Promise<void>
}

const keyOf = ({ subject, characterId, type, id }: Intent): Key => [subject, characterId, type, id]

/** How many changes a transaction asks for at once: of thousands in one go the page would stand still. */
const atOnce = 100

const inBrowser = (database: IDBPDatabase<Schema>): Intents => {
  /** Changes each of the intents in one transaction. */
  const each = async (intents: readonly Intent[], change: (store: Store, intent: Intent) => Promise<unknown>) => {
    const { store, done } = database.transaction('intents', 'readwrite')
    const changeAll = async () => {
      for (const some of cut(intents, atOnce)) await Promise.all(some.map((intent) => change(store, intent)))
    }
    await Promise.all([changeAll(), done])
  }
  return {
    add: (intents) => each(intents, (store, intent) => store.put(intent)),
    of: async (subject, characterId) => {
      const range = IDBKeyRange.bound([subject, characterId], [subject, characterId, []])
      return (await database.getAll('intents', range)).sort((a, b) => a.at - b.at)
    },
    remove: (intents) =>
      each(intents, async (store, intent) => {
        const held = await store.get(keyOf(intent))
        if (held?.at === intent.at) await store.delete(keyOf(intent))
      }),
  }
}

/** Changes in memory, for a browser that keeps nothing: they last as long as the page. */
export const inMemory = (): Intents => {
  const held = new Map<string, Intent>()
  const key = (intent: Intent) => JSON.stringify(keyOf(intent))
  return {
    add: async (intents) => intents.forEach((intent) => held.set(key(intent), intent)),
    of: async (subject, characterId) =>
      [...held.values()]
        .filter((intent) => intent.subject === subject && intent.characterId === characterId)
        .sort((a, b) => a.at - b.at),
    remove: async (intents) =>
      intents.forEach((intent) => {
        if (held.get(key(intent))?.at === intent.at) held.delete(key(intent))
      }),
  }
}

/** Opens the changes that wait in this browser; in memory where its storage is forbidden. */
export const openIntents = async (): Promise<Intents> => {
  try {
    const database = await openDB<Schema>('kupodex-marks', 1, {
      upgrade: (one) => void one.createObjectStore('intents', { keyPath: ['subject', 'characterId', 'type', 'id'] }),
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    })
    return inBrowser(database)
  } catch {
    return inMemory()
  }
}
