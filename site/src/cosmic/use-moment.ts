import { useEffect } from 'react'
import { onEachBell } from '#collection/on-each-bell.ts'
import type { Thing } from '#collection/thing.ts'
import { missionOf } from './mission.ts'
import { moment } from './moment.ts'
import { momentAt, waitsOf } from './moment-at.ts'
import type { Planets } from './planets.ts'

/** Keeps what the clock and the weather offer. */
export const useMoment = (things: readonly Thing[], known: Planets | null): void => {
  useEffect(() => {
    if (known === null) return
    const rates = new Map(known.planets.map((planet) => [planet.id, planet.rates]))
    const waits = waitsOf(things.map(missionOf), (id) => rates.get(id) ?? null)
    return onEachBell((now) => moment.set(momentAt(waits, now, moment.get())))
  }, [things, known])
}
