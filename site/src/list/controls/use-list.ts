import { useEffect } from 'react'
import { useStore } from '#ui/use-store.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { isOfReader } from '#user/kept-user.ts'
import { replaceSearch } from '#ui/use-search.ts'
import { createListStore, type ListPage, type ListStore } from './list-store.ts'
import { type ListOptions, type ListState, withAll } from './state.ts'

const storage = safeStorage('localStorage')

const thisPage: ListPage = {
  storage,
  query: () => location.search,
  replaceQuery: replaceSearch,
  onMove: (run) => {
    addEventListener('popstate', run)
    return () => removeEventListener('popstate', run)
  },
  later: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  isOfStranger: () => {
    const id = characterIdIn(location.pathname)
    return id !== null && !isOfReader(storage, id)
  },
}

const stores = new Map<string, ListStore>()

const storeOf = (list: string, options: ListOptions): ListStore => {
  const store = stores.get(list) ?? createListStore(thisPage, list, options)
  stores.set(list, store)
  return store
}

/** Writes the state of all lists into the address, before the page moves to another one. */
export const flushLists = (): void => stores.forEach(({ flush }) => flush())

export interface ListControl {
  options: ListOptions
  state: ListState
  change: (next: ListState) => void
  reset: () => void
  /** Keeps the state through steps of the history; returns how to end that. */
  hold: () => () => void
}

/** The state of the list of a name, from the address; what it offers is fixed by the first use. */
export const useListState = (list: string, options: ListOptions): ListControl => {
  const store = storeOf(list, options)
  const state = useStore(store.state)
  useEffect(() => store.open(), [store])
  const reset = () => store.change(withAll(store.state.get(), options))
  return { options, state, change: store.change, reset, hold: store.hold }
}
