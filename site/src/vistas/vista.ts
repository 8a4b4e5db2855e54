import type { Condition } from '@kupodex/data/eorzea'
import type { LeanRow } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'

export type Vista = LeanRow<'vistas'>

export const vistaOf = ({ row }: Pick<Thing, 'row'>): Vista => row as unknown as Vista

/** What of a vista says when it can be recorded. */
export type Waiting = Pick<Vista, 'weatherId' | 'startHour' | 'endHour' | 'weatherRateId'>

/** The weather and the hours that a vista waits for; null for one that waits for neither. */
export const conditionOf = ({ weatherId, startHour, endHour }: Waiting): Condition | null => {
  const hours = startHour === null || endHour === null ? null : { start: startHour, end: endHour }
  if (weatherId === null && hours === null) return null
  return { ...(weatherId !== null && { weatherIds: [weatherId] }), ...(hours !== null && { hours }) }
}

/** The name of what a vista waits for: the same for all that wait for the same. */
export const keyOf = ({ weatherRateId, weatherId, startHour, endHour }: Waiting): string =>
  [weatherRateId, weatherId, startHour, endHour].join(':')
