import { atom } from 'nanostores'
import { useStore } from '#ui/use-store.ts'
import { partsBelow } from '#character/paths.ts'
import { flushLists } from './controls/use-list.ts'

/** Where a page of lists is: what follows its word in the address, and the group that was shown when a thing was opened. */
export interface Place {
  parts: readonly string[]
  /** Null for all groups; undefined where nothing was opened from a list. */
  from: string | null | undefined
}

/** What the browser's history keeps of a thing that was opened from a list. */
interface Opened {
  from: string | null
}

const isOpened = (state: unknown): state is Opened => typeof state === 'object' && state !== null && 'from' in state

const place = atom<Place>({ parts: [], from: undefined })

let isMoved = false

const read = (): void => {
  const state: unknown = history.state
  place.set({ parts: partsBelow(location.pathname), from: isOpened(state) ? state.from : undefined })
}

const follow = (): void => {
  isMoved = true
  read()
}

// The place is that of the page for as long as it lives, so that no part of the page can stop following it for the others.
if (globalThis.location !== undefined) read()
globalThis.addEventListener?.('popstate', follow)

/** The place of the page now; none while it is being built and at first in the browser, so that both draw the same. */
export const usePlace = (): Place => useStore(place)

/** Whether the reader has moved within the page since it was loaded: only then may the focus follow. */
export const hasMoved = (): boolean => isMoved

/** Moves to a group of the list, keeping the query unless another is given; going back undoes it. */
export const moveTo = (to: string, search?: string): void => {
  flushLists()
  if (to === location.pathname) return
  history.pushState(null, '', to + (search ?? location.search))
  follow()
}

/** Opens a thing from a list that shows the group `from`. From thing to thing there is one step back, which closes. */
export const openThing = (to: string, from: string | null): void => {
  flushLists()
  if (to === location.pathname) return
  const state: Opened = { from }
  if (isOpened(history.state)) history.replaceState(state, '', to + location.search)
  else history.pushState(state, '', to + location.search)
  follow()
}

/** Closes what is open: a step back where it was opened here, otherwise the address of the list. */
export const closeTo = (list: string): void => {
  flushLists()
  if (isOpened(history.state)) return history.back()
  history.replaceState(null, '', list + location.search)
  follow()
}

/** Puts the one address that a thing has in the place of another that led to it. */
export const settleOn = (path: string): void => {
  if (location.pathname === path) return
  history.replaceState(history.state, '', path + location.search)
  read()
}
