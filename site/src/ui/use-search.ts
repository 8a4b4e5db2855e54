import { useSyncExternalStore } from 'react'

/** Sent by `replaceSearch`: browsers report only the steps of their history. */
const changed = 'kupodex:search'

const listen = (run: () => void): (() => void) => {
  for (const name of ['popstate', changed]) addEventListener(name, run)
  return () => {
    for (const name of ['popstate', changed]) removeEventListener(name, run)
  }
}

/** The query of the page's address, with its question mark; empty while the page is built and at first in the browser. */
export const useSearch = (): string =>
  useSyncExternalStore(
    listen,
    () => location.search,
    () => '',
  )

/** Puts another query into the address of the page, in the place of the one it has. */
export const replaceSearch = (search: string): void => {
  if (location.search === search) return
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  dispatchEvent(new Event(changed))
}
