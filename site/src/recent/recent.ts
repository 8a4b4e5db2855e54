import { atom } from 'nanostores'
import type { SafeStorage } from '#storage/safe-storage.ts'
import { listIn, wordsOf } from '#storage/kept-json.ts'
import { recentKey } from '#storage/keys.ts'

export interface RecentCharacter {
  id: number
  name: string
  worldName: string
  iconUrl: string
}

/** How many a list shows (spec: characters §9). */
const shownLimit = 5

/** How many are kept, so that a list is full without a reader's own characters and favorites. */
const keptLimit = 20

const isRecent = (value: unknown): value is RecentCharacter => {
  const { id, name, worldName, iconUrl } = wordsOf(value)
  return (
    typeof id === 'number' &&
    id > 0 &&
    typeof name === 'string' &&
    name !== '' &&
    typeof worldName === 'string' &&
    typeof iconUrl === 'string'
  )
}

/** The list in what was kept: only real characters with a name, nothing at all when it cannot be read. */
export const parseRecent = (text: string | null): RecentCharacter[] => listIn(text, isRecent).slice(0, keptLimit)

/** The list with a character put first. */
export const withRecent = (list: readonly RecentCharacter[], entry: RecentCharacter): RecentCharacter[] =>
  [entry, ...list.filter(({ id }) => id !== entry.id)].slice(0, keptLimit)

/** Those that a list shows of the characters opened last: five that are in no other list of the reader. */
export const shownOf = (
  list: readonly RecentCharacter[],
  elsewhere: ReadonlySet<number> = new Set(),
): readonly RecentCharacter[] => list.filter(({ id }) => !elsewhere.has(id)).slice(0, shownLimit)

/** The characters opened last on this device, newest first. */
export const recent = atom<RecentCharacter[]>([])

export const loadRecent = (storage: Pick<SafeStorage, 'getItem'>): void =>
  recent.set(parseRecent(storage.getItem(recentKey)))

/** Puts a character first and keeps the list; a storage that keeps nothing means that it lasts as long as the page. */
export const rememberRecent = (storage: Pick<SafeStorage, 'getItem' | 'setItem'>, entry: RecentCharacter): void => {
  const text = storage.getItem(recentKey)
  recent.set(withRecent(text === null ? recent.get() : parseRecent(text), entry))
  storage.setItem(recentKey, JSON.stringify(recent.get()))
}

export const forgetRecent = (storage: Pick<SafeStorage, 'getItem' | 'setItem'>, ids: readonly number[]): void => {
  const listed = parseRecent(storage.getItem(recentKey))
  const left = listed.filter(({ id }) => !ids.includes(id))
  if (left.length === listed.length) return
  recent.set(left)
  storage.setItem(recentKey, JSON.stringify(left))
}
