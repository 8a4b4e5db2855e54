import { useEffect, useState } from 'react'
import type { RecentCharacter } from '#recent/recent.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'

/** The characters that the user who is logged in owns, and the favorites; null where nobody is logged in. */
export const useSaved = (): readonly RecentCharacter[] | null => {
  const [saved, setSaved] = useState<readonly RecentCharacter[] | null>(null)
  useEffect(() => {
    if (!mayBeUser(safeStorage('localStorage'))) return
    let stop = () => {}
    let isWanted = true
    void import('../user/user.ts').then(({ followUser, user }) => {
      if (!isWanted) return
      followUser()
      stop = user.subscribe((one) => setSaved(one === null ? null : [...one.own, ...one.favorites]))
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [])
  return saved
}
