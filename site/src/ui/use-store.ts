import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

/** The value of a store; in an island at first that of the build (`atFirst`). The library's own hook would bring its listening to keys into every page. */
export const useStore = <Value>(store: ReadableAtom<Value>, atFirst: Value = store.init as Value): Value =>
  useSyncExternalStore(
    useCallback((changed) => store.listen(changed), [store]),
    () => store.get(),
    () => atFirst,
  )
