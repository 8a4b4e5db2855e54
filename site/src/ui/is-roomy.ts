import { useSyncExternalStore } from 'react'

/** Whether the window is so wide that rows are in two columns (100 rem), in the browser. */
export const isWide = (): boolean => matchMedia('(min-width: 100rem)').matches

const roomy = () => matchMedia('(min-width: 48rem)')

/** Whether the window is as wide as a tablet (48 rem), in the browser. */
export const isRoomy = (): boolean => roomy().matches

const follow = (changed: () => void): (() => void) => {
  const query = roomy()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The same, now and whenever it changes; so at the build. */
export const useIsRoomy = (): boolean => useSyncExternalStore(follow, isRoomy, () => true)
