import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of a store; in an island at first the one that it begins with (`atFirst`), so that it draws what was built. The
 * library's own hook would bring its listening to single keys into every page.
 */
export const useStore = <Value>(store: ReadableAtom<Value>, atFirst: Value = store.init as Value): Value =>
  useSyncExternalStore(
    useCallback((changed) => store.listen(changed), [store]),
    () => store.get(),
    () => atFirst,
  )
