import type { Rates } from '@kupodex/data/eorzea'
import type { Mission } from './mission.ts'

/** The weathers that missions of a planet wait for, in the order of its rates. */
export const awaitedOn = (
  { id, rates }: { id: number; rates: Rates },
  missions: readonly Pick<Mission, 'planetId' | 'weatherId'>[],
): number[] => {
  const wanted = new Set(missions.flatMap(({ planetId, weatherId }) => (planetId === id ? [weatherId] : [])))
  return rates.map(({ weatherId }) => weatherId).filter((weatherId) => wanted.has(weatherId))
}
