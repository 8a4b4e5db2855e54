import { useEffect } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followLater } from '#ask/follow-later.ts'
import styles from './cosmic.css?url'
import { useNames } from './names.ts'
import { usePlanets } from './planets.ts'
import { useMoment } from './use-moment.ts'

/** Keeps clock, weather and names for all parts of the page; draws nothing. */
export const Keeper = ({ language, things }: { language: Language; things: readonly Thing[] }) => {
  const loaded = usePlanets(language)
  const known = loaded === 'failed' ? null : loaded
  useMoment(things, known)
  useNames(language, things, known)
  useEffect(() => {
    if (!mayBeUser(safeStorage('localStorage'))) return
    return followLater(
      () => import('./follow-ids.ts'),
      ({ followIds }) => followIds(),
    )
  }, [])
  return <link rel="stylesheet" href={styles} precedence="default" />
}
