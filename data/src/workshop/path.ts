import { grooveAfter, mayRest, type Model, type Place } from './model.ts'
import type { Outlook } from './outlook.ts'

/** A craft of the best agenda with prices, and after how many portions of it that agenda takes it to be made. */
export interface PathStep {
  craft: number
  efficient: 0 | 1
  made: number
}

const isClose = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6

/** The best agenda with prices from a place on: of every day its crafts, null for a day of rest. */
export const bestPath = (model: Model, outlook: Outlook, from: Place): (PathStep[] | null)[] => {
  const { crafts, grooves, kindOf, pairs, steps, task, time } = model
  const count = grooves.length
  const found: (PathStep[] | null)[] = []
  let { groove, rests } = from
  for (let day = from.day; day < task.days; day += 1) {
    const dayAt = (dayNumber: number, left: number, grooveThen: number) =>
      outlook.days[(dayNumber * (task.rests + 1) + left) * count + grooveThen] ?? -Infinity
    const within = (step: number, grooveThen: number, craft: number) =>
      outlook.within[(((day * (task.rests + 1) + rests) * steps + step) * count + grooveThen) * crafts + craft] ?? 0
    if (mayRest(model, day, rests) && isClose(dayAt(day, rests, groove), dayAt(day + 1, rests - 1, groove))) {
      rests -= 1
      found.push(null)
      continue
    }
    const today: PathStep[] = []
    let [step, last] = [0, -1]
    const nextOf = (): { next: PathStep; groove: number } | null => {
      const here = last === -1 ? dayAt(day, rests, groove) : within(step, groove, last)
      for (let craft = 0; craft < crafts; craft += 1) {
        const end = step + (time[craft] ?? 0)
        if (end > steps) continue
        for (const efficient of [1, 0] as const) {
          if (efficient === 1 && (last === -1 || pairs[last * crafts + craft] === 0)) continue
          const craftGroove = efficient === 1 ? grooveAfter(model, groove) : groove
          const place = (((kindOf[day] ?? 0) * 2 + efficient) * count + craftGroove) * crafts + craft
          const later = end === steps ? dayAt(day + 1, rests, craftGroove) : within(end, craftGroove, craft)
          if (isClose(here, (outlook.worth[place] ?? 0) + later))
            return { next: { craft, efficient, made: outlook.made[place] ?? 0 }, groove: craftGroove }
        }
      }
      return null
    }
    for (let turn = nextOf(); turn !== null; turn = step < steps ? nextOf() : null) {
      today.push(turn.next)
      step += time[turn.next.craft] ?? 0
      last = turn.next.craft
      groove = turn.groove
    }
    found.push(today)
  }
  return found
}
