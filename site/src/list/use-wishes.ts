import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followLater } from '#ask/follow-later.ts'
import { wishesKey } from '#wishes/wishes-key.ts'
import { withStyles } from '#ui/with-styles.ts'
import type { ListWishes, Wishable } from './list-wishes.tsx'
import styles from './wanted.css?url'

/**
 * What the reader wants and hides of a list; null where that is nothing. Whoever cannot have said anything loads nothing of it.
 * `read` has to be the same function each time.
 */
export const useWishes = <Row>(
  language: Language,
  type: string,
  isOpen: boolean,
  read: (row: Row) => Wishable,
): ListWishes<Row> | null => {
  const [wishes, setWishes] = useState<ListWishes<Row> | null>(null)
  useEffect(() => {
    const storage = safeStorage('localStorage')
    if (!isOpen && storage.getItem(wishesKey) === null && !mayBeUser(storage)) return
    return followLater(
      () => withStyles(styles, import('./list-wishes.tsx')),
      ({ followWishes }) => followWishes(language, type, read, setWishes),
    )
  }, [language, type, isOpen, read])
  return wishes
}
