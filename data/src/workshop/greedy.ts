import type { Agenda, AgendaTask } from './agenda.ts'
import { workshopRules } from './constants.ts'
import { replayAgenda } from './replay.ts'

/**
 * The obvious agenda: rest first where that is fixed and else at the end, and always start the craft that brings most per hour as things are then.
 * A search must not be worse.
 */
export const greedyAgenda = (task: AgendaTask): Agenda => {
  const free = Array.from({ length: task.days }, (_, day) => day).filter((day) => !task.restOn.includes(day))
  const resting = new Set([...task.restOn, ...free.slice(free.length - (task.rests - task.restOn.length))])
  const agenda: (number[] | null)[] = []
  for (let day = 0; day < task.days; day += 1) {
    const today: number[] = []
    agenda.push(resting.has(day) ? null : today)
    while (!resting.has(day)) {
      const before = replayAgenda(task, agenda).total
      const hours = today.reduce((sum, place) => sum + (task.crafts[place]?.time ?? 0), 0)
      const options = task.crafts.flatMap(({ time }, place) => {
        if (hours + time > workshopRules.dayHours) return []
        const longer = [...agenda.slice(0, -1), [...today, place]]
        const { total, used } = replayAgenda(task, longer)
        return [...task.stock].some(([id, count]) => (used.get(id) ?? 0) > count)
          ? []
          : [{ place, rate: (total - before) / time }]
      })
      const best = options.reduce((one, other) => (other.rate > one.rate ? other : one), { place: -1, rate: 0 })
      if (best.place === -1) break
      today.push(best.place)
    }
  }
  return agenda
}
