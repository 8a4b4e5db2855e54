import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether an island runs in a browser and has drawn what was built; false until then. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
