import { useEffect } from 'react'
import { bellMs } from '@kupodex/data/eorzea'
import type { Thing } from '#collection/thing.ts'
import { missionOf } from './mission.ts'
import { moment } from './moment.ts'
import { momentAt } from './moment-at.ts'
import type { Planets } from './planets.ts'

/** Keeps what the clock and the weather offer: everything begins and ends with a bell. */
export const useMoment = (things: readonly Thing[], known: Planets | null): void => {
  useEffect(() => {
    if (known === null) return
    const rates = new Map(known.planets.map((planet) => [planet.id, planet.rates]))
    const missions = things.map(missionOf)
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      const now = Date.now()
      moment.set(momentAt(missions, (id) => rates.get(id) ?? null, now, moment.get()))
      timer = setTimeout(follow, bellMs - (now % bellMs) + 50)
    }
    follow()
    // The timers of a page in the background, or of a sleeping machine, come late.
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [things, known])
}
