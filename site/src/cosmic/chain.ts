import type { Mission } from './mission.ts'

type Link = Pick<Mission, 'id' | 'previousMissionId'>

/** The missions of which each follows the one before it, with this one among them; a row that names itself ends the chain. */
export const chainOf = <Row extends Link>(mission: Link, missions: readonly Row[]): Row[] => {
  const byId = new Map(missions.map((row) => [row.id, row]))
  const next = new Map(missions.map((row) => [row.previousMissionId ?? 0, row]))
  const before: Row[] = []
  for (let row = byId.get(mission.id); row && !before.includes(row); row = byId.get(row.previousMissionId ?? 0))
    before.unshift(row)
  const after: Row[] = []
  for (let row = next.get(mission.id); row && !before.includes(row) && !after.includes(row); row = next.get(row.id))
    after.push(row)
  return [...before, ...after]
}
