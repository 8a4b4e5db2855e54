import { useState } from 'react'
import { safeStorage } from '#storage/safe-storage.ts'
import { isOfReader } from '#user/kept-user.ts'

/** Whether a character is the reader's own, a favorite, or nobody's, by what this browser keeps as the page opens, so that no list changes its order later. */
export const useIsTheirs = (id: number): boolean => {
  const [isTheirs] = useState(() => id === 0 || isOfReader(safeStorage('localStorage'), id))
  return isTheirs
}
