import { useState } from 'react'
import { safeStorage } from '#storage/safe-storage.ts'
import { isOfReader } from '#user/kept-user.ts'

/**
 * Whether a character is the reader's own, a favorite, or nobody's, which they tick for themselves. It is what this browser keeps when the
 * page is opened, so that no list changes its order when more is known.
 */
export const useIsTheirs = (id: number): boolean => {
  const [isTheirs] = useState(() => id === 0 || isOfReader(safeStorage('localStorage'), id))
  return isTheirs
}
