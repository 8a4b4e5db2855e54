import { atom, type ReadableAtom } from 'nanostores'
import type { SafeStorage } from '#storage/safe-storage.ts'
import { defaultState, hasOwn, type ListOptions, type ListState, queryOf, readQuery } from './state.ts'

export interface ListPage {
  storage: SafeStorage
  /** The query of the address, with its question mark. */
  query: () => string
  replaceQuery: (query: string) => void
  /** Calls `run` when the reader goes back or forward; returns how to stop that. */
  onMove: (run: () => void) => () => void
  /** Calls `run` after `ms` milliseconds; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
  /** Whether the page is of a character of somebody else, whose things the reader does not collect. */
  isOfStranger: () => boolean
}

/** The state of one list, kept in the address and remembered in the browser. */
export interface ListStore {
  state: ReadableAtom<ListState>
  change: (next: ListState) => void
  /** Keeps the state through steps of the history, as while something lies over the page; what it returns ends that, and writes the address. */
  hold: () => () => void
  /** Writes what is not yet in the address; before moving to another address. */
  flush: () => void
  /** Reads the address, else what was remembered: of a stranger all but the filter, which belongs to the reader's own lists. Returns how to stop following. */
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

  const remembered = () => readQuery(page.storage.getItem(keyOf(list)) ?? '', options)

  /** Not what was looked for: an empty list would puzzle on the next visit. What is shown of a stranger's list does not replace that of the reader's own. */
  const remember = () => {
    const now = state.get()
    const show = page.isOfStranger() ? remembered().show : now.show
    const kept = queryOf({ ...now, show, search: '' }, options)
    if (kept === '') page.storage.removeItem(keyOf(list))
    else page.storage.setItem(keyOf(list), kept)
  }

  const change = (next: ListState) => {
    state.set(next)
    remember()
    callOff?.()
    callOff = page.later(write, settle)
  }

  let isHeld = false

  const hold = () => {
    isHeld = true
    return () => {
      isHeld = false
      callOff?.()
      write()
    }
  }

  const open = () => {
    const { show } = page.isOfStranger() ? defaultState(options) : remembered()
    state.set(hasOwn(page.query(), options) ? readQuery(page.query(), options) : { ...remembered(), show })
    write()
    const stop = page.onMove(() => {
      if (isHeld) return
      callOff?.()
      callOff = null
      state.set(readQuery(page.query(), options))
    })
    return () => {
      flush()
      stop()
    }
  }

  return { state, change, hold, flush, open }
}
