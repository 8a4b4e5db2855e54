/** What decides when a mission is offered; if several apply, the first of this list counts. */
export const cosmicMissionTypes = [
  'critical',
  'sequential',
  'weather',
  'time',
  'classA',
  'classB',
  'classC',
  'classD',
] as const

export type CosmicMissionType = (typeof cosmicMissionTypes)[number]

/** Ranks of missions, the lowest first. */
export const cosmicRanks = ['D', 'C', 'B', 'A', 'EX', 'EX+'] as const
