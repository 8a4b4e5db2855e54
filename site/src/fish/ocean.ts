import type { Period } from '@kupodex/data/eorzea'

/** The places of ocean fishing, by the first and last ids of their names: each spot is followed by its spectral current. */
const spots = [
  [3448, 3455],
  [3621, 3626],
  [4367, 4374],
  [5533, 5536],
] as const

/** Whether a place is fished on a voyage of ocean fishing, by the id of its name. */
export const isOceanSpot = (placeNameId: number | null): boolean =>
  placeNameId !== null && spots.some(([first, last]) => first <= placeNameId && placeNameId <= last)

const minute = 60_000

/** Voyages leave every two hours of real time, at even hours of UTC. */
const everyVoyage = 120 * minute

/** For how long one can still board. */
const boarding = 15 * minute

/** When one can board for a voyage of ocean fishing, now or next, from a moment on (epoch ms). */
export const nextBoarding = (now: number): Period => {
  const start = Math.floor(now / everyVoyage) * everyVoyage
  const first = start + boarding > now ? start : start + everyVoyage
  return { start: first, end: first + boarding }
}
