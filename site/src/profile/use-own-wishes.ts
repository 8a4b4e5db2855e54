import { useEffect, useState } from 'react'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followLater } from '#ask/follow-later.ts'
import type { Wish } from '#wishes/wishes.ts'
import { wishesKey } from '#storage/keys.ts'

export interface OwnWishes {
  wishes: readonly Wish[]
  /** Whether the character is theirs: only then the list is also the character's. */
  isOwn: boolean
  /** Whether they are kept in this browser alone, for who is not logged in. */
  isKeptHere: boolean
}

const none: OwnWishes = { wishes: [], isOwn: false, isKeptHere: false }

/** What the reader wants and hides, where a character is shown; whoever cannot have said anything loads nothing of it. */
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
            isOwn: user.get()?.own.some(({ id }) => id === character) === true,
            isKeptHere: session.get() === null,
          })
        const stops = [pageWishes.wishes.listen(show), user.listen(show)]
        show()
        return () => stops.forEach((stop) => stop())
      },
    )
  }, [character])
  return own
}
