import { type Condition, type Period, periods, type Rates, weatherMs, weatherStart } from '../eorzea/index.ts'

export interface SpawnFacts {
  weatherId: number | null
  startHour: number | null
  endHour: number | null
}

/** The territory of the Island Sanctuary, whose weather its animals wait for. */
export const islandTerritory = 1055

/** How many spawns of an animal the forecast lists (spec: site §9). */
export const spawnCount = 5

/** How many weathers the forecast looks ahead, the present one included: a week and a quarter of a day (spec: site §9). */
const spawnSteps = 448

/** The condition of an animal; null for one that is always there. */
export const spawnCondition = ({ weatherId, startHour, endHour }: SpawnFacts): Condition | null => {
  const hours = startHour === null || endHour === null ? null : { start: startHour, end: endHour }
  if (weatherId === null && hours === null) return null
  return { ...(weatherId !== null && { weatherIds: [weatherId] }), ...(hours !== null && { hours }) }
}

/**
 * When an animal is on the island next, in order: one that is there at `now` (epoch ms) and those that begin within the weathers of the
 * forecast, five at most. Fewer where its weather is rarer; none for an animal that is always there.
 */
export const islandSpawns = (animal: SpawnFacts, rates: Rates, now: number): Period[] => {
  const condition = spawnCondition(animal)
  const end = weatherStart(now) + spawnSteps * weatherMs
  const found: Period[] = []
  if (condition === null) return found
  for (const period of periods(condition, rates, now)) {
    if (period.start >= end || found.push(period) === spawnCount) break
  }
  return found
}
