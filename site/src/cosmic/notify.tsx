import type { ListFrame } from '#collection/frame.ts'
import { Notify } from '#collection/notify.tsx'
import type { Thing } from '#collection/thing.ts'
import { missionOf } from './mission.ts'
import { conditionOf } from './moment-at.ts'
import { usePlanets } from './planets.ts'
import { cosmicTexts } from './texts.ts'

export const NotifyOfMission = ({ frame, thing }: { frame: ListFrame; thing: Thing }) => {
  const mission = missionOf(thing)
  const { notify, availableUntil } = cosmicTexts(frame.language)
  const known = usePlanets(frame.language)
  const condition = conditionOf(mission)
  if (condition === null || known === null || known === 'failed') return null
  const rates = known.planets.find((planet) => planet.id === mission.planetId)?.rates
  if (rates === undefined) return null
  return <Notify {...{ frame, thing, condition, rates }} words={{ ...notify, until: availableUntil }} />
}
