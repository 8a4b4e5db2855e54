import { noteChange } from '#recent/changed.ts'
import { forgetChosen } from '#recent/chosen.ts'
import { frameKey } from '#storage/keys.ts'
import { forgetRecent } from '#recent/recent.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { drop } from '#tables/kept-characters.ts'

/** What is kept for reading without a network, where a browser keeps anything. */
const forgetOffline = async (ids: readonly number[] | 'all'): Promise<void> => {
  if (globalThis.caches === undefined) return
  const { forgetAnswersOf, forgetKept } = await import('#offline/shelves.ts')
  await (ids === 'all' ? forgetKept(caches) : forgetAnswersOf(caches, ids))
}

const forgetRead = async (ids: readonly number[], offline: readonly number[] | 'all'): Promise<void> => {
  const storage = safeStorage('localStorage')
  storage.removeItem(frameKey)
  noteChange(storage, ids, Date.now())
  await Promise.all([...ids.map(drop), forgetOffline(offline).catch(() => undefined)])
}

/** Forgets this browser's copies of characters, which are older than what their owner has just changed, and has no cache's shown. */
export const forgetCopies = (ids: readonly number[]): Promise<void> => forgetRead(ids, ids)

/** Forgets what this browser keeps of characters, and every page it kept, which whoever uses it next must not see. */
export const forgetCharacters = (ids: readonly number[]): Promise<void> => {
  const storage = safeStorage('localStorage')
  forgetRecent(storage, ids)
  forgetChosen(storage, ids)
  return forgetRead(ids, 'all')
}
