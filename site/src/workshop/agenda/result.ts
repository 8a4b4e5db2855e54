import { type AgendaTask, type Progress, replayAgenda } from '@kupodex/data/workshop'

/** A craft of a found agenda: everything that its value is made of, as plain numbers. */
export interface FoundStep {
  id: number
  hour: number
  time: number
  base: number
  efficient: boolean
  groove: number
  popularity: number
  supply: number
  each: number
  made: number
  total: number
}

/** A found agenda, as it is shown, copied and kept. */
export interface Found {
  total: number
  /** No agenda is worth more; null before anything is proved. */
  most: number | null
  isProved: boolean
  visited: number
  rank: number
  /** A cycle without crafts is one of rest. */
  days: readonly { isRest: boolean; total: number; groove: number; steps: readonly FoundStep[] }[]
  /** How many of each material it takes, by id. */
  used: readonly (readonly [id: number, amount: number])[]
}

/** What a search found, with how its value is made up. */
export const foundOf = (task: AgendaTask, { agenda, most, isProved, visited }: Progress): Found => {
  const { days, total, used } = replayAgenda(task, agenda)
  return {
    ...{ total, most, isProved, visited, rank: task.rank },
    days: days.map((day, at) => ({
      ...{ isRest: agenda[at] === null, total: day.total, groove: day.groove },
      steps: day.steps.map(({ craft, ...step }) => ({ ...step, id: craft.id, time: craft.time, base: craft.value })),
    })),
    used: [...used].sort(([a], [b]) => a - b),
  }
}
