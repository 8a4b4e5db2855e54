import { useEffect } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followLater } from '#ask/follow-later.ts'
import { onEachBell } from '#collection/on-each-bell.ts'
import { useNames } from './names.ts'
import { type Planets, usePlanets } from './planets.ts'
import { missionOf } from './mission.ts'
import { moment } from './moment.ts'
import { momentAt, waitsOf } from './moment-at.ts'
import styles from './cosmic.css?url'

/** Keeps what the clock and the weather offer. */
const useMoment = (things: readonly Thing[], known: Planets | null): void => {
  useEffect(() => {
    if (known === null) return
    const rates = new Map(known.planets.map((planet) => [planet.id, planet.rates]))
    const waits = waitsOf(things.map(missionOf), (id) => rates.get(id) ?? null)
    return onEachBell((now) => moment.set(momentAt(waits, now, moment.get())))
  }, [things, known])
}

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
