import { useEffect, useState } from 'react'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followLater } from '#ask/follow-later.ts'
import type { Wish } from '#wishes/wishes.ts'
import { wishesKey } from '#wishes/wishes-key.ts'

/** What the reader wants and hides. */
export interface OwnWishes {
  wishes: readonly Wish[]
  /** Whether the list belongs on this profile: that of a character of theirs, or any for who has no account. */
  isOwn: boolean
}

const none: OwnWishes = { wishes: [], isOwn: false }

/** What the reader of a character's profile wants and hides; whoever cannot have said anything loads nothing of it. */
export const useOwnWishes = (character: number): OwnWishes => {
  const [own, setOwn] = useState(none)
  useEffect(() => {
    const storage = safeStorage('localStorage')
    if (storage.getItem(wishesKey) === null && !mayBeUser(storage)) return
    return followLater(
      () => Promise.all([import('#wishes/page-wishes.ts'), import('../user/user.ts'), import('#session/session.ts')]),
      ([{ followPageWishes, pageWishes }, { followUser, user }, { session }]) => {
        followPageWishes()
        followUser()
        const show = () =>
          setOwn({
            wishes: pageWishes.wishes.get() ?? [],
            isOwn: session.get() === null || user.get()?.own.some(({ id }) => id === character) === true,
          })
        const stops = [pageWishes.wishes.listen(show), user.listen(show)]
        show()
        return () => stops.forEach((stop) => stop())
      },
    )
  }, [character])
  return own
}
