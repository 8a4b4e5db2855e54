import type { SafeStorage } from '#storage/safe-storage.ts'
import type { Seen } from './seen.ts'

const key = 'kupodex.seen'

/** How many characters are remembered: those that are looked at again and again. */
const most = 8

type Entry = [id: number, seen: Seen]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What another release or a program beside us kept is not ours to show. */
const isEntry = (entry: unknown): entry is Entry => {
  if (!Array.isArray(entry) || !isObject(entry[1])) return false
  const { at, owned, ranks } = entry[1] as Partial<Seen>
  if (typeof at !== 'number' || !isObject(owned) || !isObject(ranks)) return false
  return Object.values(owned).every(
    (packed) => typeof packed === 'string' && /^[a-z\d+/]*={0,2}$/i.test(packed) && packed.length % 4 === 0,
  )
}

const read = (storage: Pick<SafeStorage, 'getItem'>): Entry[] => {
  try {
    const entries: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

/** What this browser remembers of a character; null of one that it did not show, or not lately. */
export const readSeen = (storage: Pick<SafeStorage, 'getItem'>, id: number): Seen | null =>
  read(storage).find(([one]) => one === id)?.[1] ?? null

/** Remembers a character, and forgets the one that was remembered longest ago where there are too many. */
export const writeSeen = (storage: Pick<SafeStorage, 'getItem' | 'setItem'>, id: number, seen: Seen): void => {
  const others = read(storage).filter(([one]) => one !== id)
  storage.setItem(key, JSON.stringify([...others, [id, seen]].slice(-most)))
}
