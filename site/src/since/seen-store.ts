import { listIn } from '#storage/kept-json.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'

/** What a browser remembers of things it showed, each by a name of its own. */
export interface SeenStore<Name extends string | number, Value> {
  /** What is remembered of one; null of one that was not shown, or not lately. */
  read: (storage: Pick<SafeStorage, 'getItem'>, name: Name) => Value | null
  /** Remembers one, and forgets the one that was remembered longest ago where there are too many. */
  write: (storage: Pick<SafeStorage, 'getItem' | 'setItem'>, name: Name, value: Value) => void
}

/** Remembers at most so many things under a key of the browser's storage. What is no value there, as of another release or program, is not shown. */
export const seenStore = <Name extends string | number, Value>(
  key: string,
  most: number,
  isValue: (value: unknown) => value is Value,
): SeenStore<Name, Value> => {
  type Entry = [name: Name, value: Value]
  const isEntry = (entry: unknown): entry is Entry => Array.isArray(entry) && isValue(entry[1])
  const readAll = (storage: Pick<SafeStorage, 'getItem'>): Entry[] => listIn(storage.getItem(key), isEntry)
  return {
    read: (storage, name) => readAll(storage).find(([other]) => other === name)?.[1] ?? null,
    write: (storage, name, value) => {
      const others = readAll(storage).filter(([other]) => other !== name)
      storage.setItem(key, JSON.stringify([...others, [name, value]].slice(-most)))
    },
  }
}
