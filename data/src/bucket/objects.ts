/** An object: its bytes, and what it is served with, by names of headers in lower case. */
interface StoredObject {
  bytes: Buffer
  headers: Readonly<Record<string, string>>
}

/** An object of a list: its key, its size in bytes, and when it was written (epoch ms). */
export interface Listed {
  key: string
  size: number
  at: number
}

export interface Objects {
  read: (key: string) => Promise<StoredObject | null>
  /** Writes an object, seen as a whole or not at all; false for a key that cannot be kept. */
  write: (key: string, object: StoredObject) => Promise<boolean>
  /** Removes an object, if it is there. */
  remove: (key: string) => Promise<void>
  /** The objects whose keys begin with a prefix, by key. */
  list: (prefix: string) => Promise<Listed[]>
}

export const memoryObjects = (): Objects => {
  const objects = new Map<string, StoredObject & { at: number }>()
  return {
    read: async (key) => objects.get(key) ?? null,
    write: async (key, object) => {
      objects.set(key, { ...object, at: Date.now() })
      return true
    },
    remove: async (key) => void objects.delete(key),
    list: async (prefix) =>
      [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { bytes, at }]) => ({ key, size: bytes.length, at }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
  }
}
