import { wordsIn } from '#storage/kept-json.ts'
import { safeStorage, type SafeStorage } from '#storage/safe-storage.ts'

const key = 'kupodex.changed'

/** For how long (ms) a cache may have a character from before its owner's change: longer than an answer may be shown (`charcache` in the contract). */
export const changedFor = 120_000

/** Notes that the owner of characters has changed what is shown of them, at a time (epoch ms). */
export const noteChange = (storage: Pick<SafeStorage, 'setItem'>, ids: readonly number[], now: number): void =>
  storage.setItem(key, JSON.stringify({ ids, at: now }))

/** Whether what caches have of a character may be older than a change that its owner made in this browser. */
export const isJustChanged = (
  id: number,
  now: number,
  storage: Pick<SafeStorage, 'getItem'> = safeStorage('localStorage'),
): boolean => {
  const { ids, at } = wordsIn(storage.getItem(key))
  return Array.isArray(ids) && ids.includes(id) && typeof at === 'number' && now >= at && now - at < changedFor
}
