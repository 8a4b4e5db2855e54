import { frameKey } from '#recent/frame-key.ts'
import { forgetRecent } from '#recent/recent.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { drop } from '#tables/kept-characters.ts'

/** Forgets what this browser keeps of characters, which whoever uses it next must not see. */
export const forgetCharacters = async (ids: readonly number[]): Promise<void> => {
  const storage = safeStorage('localStorage')
  storage.removeItem(frameKey)
  forgetRecent(storage, ids)
  await Promise.all(ids.map(drop))
}
