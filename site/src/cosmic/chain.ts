import type { Mission } from './mission.ts'

type Link = Pick<Mission, 'id' | 'previousMissionId'>

/** The missions of which each follows the one before it, with this one among them; a row that names itself ends the chain. */
export const chainOf = <Row extends Link>(mission: Link, missions: readonly Row[]): Row[] => {
  const withId = (id: number | null) => missions.find((row) => row.id === id)
  const following = (id: number) => missions.findLast((row) => row.previousMissionId === id)
  const before: Row[] = []
  for (let row = withId(mission.id); row && !before.includes(row); row = withId(row.previousMissionId))
    before.unshift(row)
  const after: Row[] = []
  for (let row = following(mission.id); row && !before.includes(row) && !after.includes(row); row = following(row.id))
    after.push(row)
  return [...before, ...after]
}
