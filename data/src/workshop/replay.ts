import { craftValue, type Popularity, supplies, type Supply } from '../rules/index.ts'
import type { Agenda, AgendaCraft, AgendaTask } from './agenda.ts'
import { workshopRules } from './constants.ts'

export const supplyAt = (shortage: number): Supply => {
  const level = workshopRules.levelsFrom.findIndex((from) => shortage >= from)
  return supplies[level === -1 ? supplies.length - 1 : level] ?? 100
}

/** Whether a craft after another is efficient: it shares a theme with it and is not the same. */
export const isEfficient = (craft: AgendaCraft, before: AgendaCraft | undefined): boolean =>
  before !== undefined && before.id !== craft.id && craft.themes.some((theme) => before.themes.includes(theme))

interface AgendaStep {
  craft: AgendaCraft
  /** Hour of the day at which it starts. */
  hour: number
  efficient: boolean
  groove: number
  popularity: Popularity
  supply: Supply
  /** What one of it is sold for. */
  each: number
  /** How many all workshops make together. */
  made: number
  /** What all of them are sold for. */
  total: number
}

/** A day of an agenda; without steps it is a day of rest. */
interface AgendaDay {
  steps: readonly AgendaStep[]
  total: number
  /** Groove when the day ends. */
  groove: number
}

/** What an agenda is worth, day by day and craft by craft, in seafarer's cowries. */
interface Replay {
  days: readonly AgendaDay[]
  total: number
  /** How many of each material it takes, by id. */
  used: ReadonlyMap<number, number>
}

/** Follows an agenda through its days by the rules alone; whether its hours and materials suffice is asked by `isPossible`. */
export const replayAgenda = (task: AgendaTask, agenda: Agenda): Replay => {
  let { groove } = task
  const made = new Map<number, number>()
  const used = new Map<number, number>()
  const days = agenda.map((places, day): AgendaDay => {
    let hour = 0
    let before: AgendaCraft | undefined
    const steps = (places ?? []).flatMap((place): AgendaStep[] => {
      const craft = task.crafts[place]
      if (craft === undefined) return []
      const efficient = isEfficient(craft, before)
      if (efficient) groove = Math.min(task.grooveCap, groove + workshopRules.grooveGain * task.workshops)
      const supply = supplyAt((craft.shortages[day] ?? 0) - (made.get(craft.id) ?? 0))
      const each = craftValue(craft.value, { rank: task.rank, groove }, craft.popularity, supply)
      const count = (efficient ? workshopRules.efficientYield : workshopRules.plainYield) * task.workshops
      made.set(craft.id, (made.get(craft.id) ?? 0) + count)
      for (const { id, amount } of craft.materials) used.set(id, (used.get(id) ?? 0) + amount * task.workshops)
      const step = { craft, hour, efficient, groove, popularity: craft.popularity, supply, each, made: count }
      hour += craft.time
      before = craft
      return [{ ...step, total: each * count }]
    })
    return { steps, total: steps.reduce((sum, { total }) => sum + total, 0), groove }
  })
  return { days, total: days.reduce((sum, { total }) => sum + total, 0), used }
}

/** Whether an agenda keeps to the hours of its days, to the days of rest, and to the materials there are. */
export const isPossible = (task: AgendaTask, agenda: Agenda): boolean => {
  const hours = (places: readonly number[]) => places.reduce((sum, place) => sum + (task.crafts[place]?.time ?? 0), 0)
  const resting = agenda.flatMap((places, day) => (places === null ? [day] : []))
  const { used } = replayAgenda(task, agenda)
  return (
    agenda.length === task.days &&
    resting.length === task.rests &&
    task.restOn.every((day) => resting.includes(day)) &&
    agenda.every((places) => places === null || hours(places) <= workshopRules.dayHours) &&
    [...task.stock].every(([id, count]) => (used.get(id) ?? 0) <= count)
  )
}
