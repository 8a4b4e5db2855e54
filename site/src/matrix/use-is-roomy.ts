import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(min-width: 48rem)')

const follow = (changed: () => void): (() => void) => {
  const roomy = query()
  roomy.addEventListener('change', changed)
  return () => roomy.removeEventListener('change', changed)
}

/** Whether the window is as wide as a tablet (48 rem), now and whenever that changes; so at the build. */
export const useIsRoomy = (): boolean =>
  useSyncExternalStore(
    follow,
    () => query().matches,
    () => true,
  )
