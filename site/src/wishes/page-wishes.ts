import { useSyncExternalStore } from 'react'
import { ask } from '#ask/page.ts'
import { followSession, session } from '#session/session.ts'
import { followKey } from '#storage/follow-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { openWishes, type Wish } from './wishes.ts'
import { wishesKey } from '#storage/keys.ts'

export type { Wish } from './wishes.ts'
export { wishTexts } from './texts.ts'

export const pageWishes = openWishes({
  ask,
  storage: safeStorage('localStorage'),
  subject: () => session.get()?.subject ?? null,
  now: Date.now,
})

let isFollowed = false

/** Keeps the wishes those of the user who is logged in, or else of this browser. */
export const followPageWishes = (): void => {
  if (isFollowed) return
  isFollowed = true
  followSession()
  session.subscribe(() => void pageWishes.load())
  followKey(wishesKey, () => {
    if (session.get() === null) void pageWishes.load()
  })
}

const follow = (changed: () => void): (() => void) => {
  followPageWishes()
  return pageWishes.wishes.listen(changed)
}

/** What the reader wants and hides; null until it is known. */
export const useWishes = (): readonly Wish[] | null =>
  useSyncExternalStore(
    follow,
    () => pageWishes.wishes.get(),
    () => null,
  )
