import { useSyncExternalStore } from 'react'
import { session } from '#session/session.ts'
import type { KnownUser } from './kept-user.ts'
import { followUser, user } from './user.ts'

/** Whoever reads the page: nobody is logged in, not known yet, or a user. */
export type Reader = { state: 'loading' | 'out' } | { state: 'in'; user: KnownUser }

const loading: Reader = { state: 'loading' }
const out: Reader = { state: 'out' }
let last: Reader = loading

const read = (): Reader => {
  if (session.get() === null) return out
  const known = user.get()
  if (known === null) return loading
  if (last.state !== 'in' || last.user !== known) last = { state: 'in', user: known }
  return last
}

const follow = (changed: () => void): (() => void) => {
  followUser()
  const stops = [session.listen(changed), user.listen(changed)]
  return () => stops.forEach((stop) => stop())
}

/** The reader of the page; loading while the page is built and at first in the browser, so that both draw the same. */
export const useReader = (): Reader => useSyncExternalStore(follow, read, () => loading)
