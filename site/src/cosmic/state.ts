import type { Offer } from '#collection/offer.ts'
import type { Mission } from './mission.ts'
import { keyOf, type Moment } from './moment.ts'

/** Whether a mission can be taken, as far as clock, weather and tables know. */
export const missionStates = ['available', 'later', 'development', 'depends', 'unknown'] as const

/** `later` waits for its time or weather (spec: not yet available), `development` for a stage of its planet in each world, `depends` for a red alert or the mission before. */
export type MissionState = (typeof missionStates)[number]

/** When a mission is offered, now or next; undefined where that does not depend on clock or weather, or is not known. */
export const offerOf = (mission: Mission, moment: Moment | null): Offer | null | undefined => {
  const key = keyOf(mission)
  return key === null ? undefined : moment?.offers.get(key)
}

/** The state of a mission. What its time or weather rules out now is `later`, whatever else it needs. */
export const stateOf = (mission: Mission, moment: Moment | null): MissionState => {
  if (keyOf(mission) !== null) {
    const offer = offerOf(mission, moment)
    if (offer === undefined) return 'unknown'
    if (offer?.isNow !== true) return 'later'
  }
  if (mission.developmentLog !== null) return 'development'
  return mission.type === 'critical' || mission.previousMissionId !== null ? 'depends' : 'available'
}
