import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followLater } from '#ask/follow-later.ts'
import { wishesKey } from '#storage/keys.ts'
import { withStyles } from '#ui/with-styles.ts'
import type { ForReader, ListOf } from './for-reader.tsx'
import type { Wishable } from './list-wishes.tsx'
import styles from './signs.css?url'

/** What a list shows to its reader alone, null for nothing; who cannot have said anything loads nothing of it. `read` has to be the same function each time. */
export const useForReader = <Row>(
  language: Language,
  { type, characterId }: ListOf,
  isOpen: boolean,
  read: (row: Row) => Wishable,
): ForReader<Row> | null => {
  const [forReader, setForReader] = useState<ForReader<Row> | null>(null)
  useEffect(() => {
    const storage = safeStorage('localStorage')
    if (!isOpen && storage.getItem(wishesKey) === null && !mayBeUser(storage)) return
    return followLater(
      () => withStyles(styles, import('./for-reader.tsx')),
      ({ followForReader }) => followForReader(language, { type, characterId }, read, setForReader),
    )
  }, [language, type, characterId, isOpen, read])
  return forReader
}
