import { useSyncExternalStore } from 'react'
import { type CharacterView, view } from './character-store.ts'

const loading: CharacterView = { state: 'loading' }

/** The character of this page; loading while the page is built and at first in the browser, so that both draw the same. */
export const useView = (): CharacterView =>
  useSyncExternalStore(
    (changed) => view.listen(changed),
    () => view.get(),
    () => loading,
  )
