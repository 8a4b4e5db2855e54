import { atom } from 'nanostores'
import { laterPart } from '#ui/later-part.ts'
import type * as Live from './live.tsx'

/**
 * What depends on clock and weather, once it is loaded: a first view of the list does without it, as a phone shows no row and the
 * panel is closed there.
 */
export const live = atom<typeof Live | null>(null)

let isAsked = false

/** Loads what depends on clock and weather; again where that failed. */
export const loadLive = (): void => {
  if (isAsked) return
  isAsked = true
  import('./live.tsx').then(
    (loaded) => live.set(loaded),
    () => void (isAsked = false),
  )
}

/** What is known of a mission. */
export const missionDetails = laterPart(() =>
  import('./mission-details.tsx').then(({ MissionDetails }) => MissionDetails),
)
