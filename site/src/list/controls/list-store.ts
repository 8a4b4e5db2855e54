import { atom, type ReadableAtom } from 'nanostores'
import type { SafeStorage } from '#storage/safe-storage.ts'
import { defaultState, hasOwn, type ListOptions, type ListState, queryOf, readQuery } from './state.ts'

/** What a list needs of the page that it is on. */
export interface ListPage {
  storage: SafeStorage
  /** The query of the address, with its question mark. */
  query: () => string
  replaceQuery: (query: string) => void
  /** Calls `run` when the reader goes back or forward; returns how to stop that. */
  onMove: (run: () => void) => () => void
  /** Calls `run` after `ms` milliseconds; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
}

/** The state of one list, kept in the address and remembered in the browser. */
export interface ListStore {
  state: ReadableAtom<ListState>
  change: (next: ListState) => void
  /** Writes what is not yet in the address; before moving to another address. */
  flush: () => void
  /** Reads the address, or without a word there what was remembered; returns how to stop following the address. */
  open: () => () => void
}

/** After how long without a change the address follows: browsers refuse many changes in a short time. */
const settle = 300

const keyOf = (list: string) => `kupodex.list.${list}`

/** Makes the state of a list; `list` names it in the browser's storage. */
export const createListStore = (page: ListPage, list: string, options: ListOptions): ListStore => {
  const state = atom(defaultState(options))
  let callOff: (() => void) | null = null

  const write = () => {
    callOff = null
    const query = queryOf(state.get(), options, page.query())
    if (query !== page.query()) page.replaceQuery(query)
  }

  const flush = () => {
    if (callOff === null) return
    callOff()
    write()
  }

  /** A text that was looked for is not remembered: a list that is empty on the next visit would puzzle. */
  const remember = () => {
    const kept = queryOf({ ...state.get(), search: '' }, options)
    if (kept === '') page.storage.removeItem(keyOf(list))
    else page.storage.setItem(keyOf(list), kept)
  }

  const change = (next: ListState) => {
    state.set(next)
    remember()
    callOff?.()
    callOff = page.later(write, settle)
  }

  const open = () => {
    const isAsked = hasOwn(page.query(), options)
    state.set(readQuery(isAsked ? page.query() : (page.storage.getItem(keyOf(list)) ?? ''), options))
    write()
    const stop = page.onMove(() => {
      callOff?.()
      callOff = null
      state.set(readQuery(page.query(), options))
    })
    return () => {
      flush()
      stop()
    }
  }

  return { state, change, flush, open }
}
