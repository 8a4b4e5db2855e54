import { grooveAfter, type Model } from './model.ts'
import { costsOf, portionsOf } from './outlook.ts'
import type { Begun, Bounded } from './prices.ts'

/** An agenda within a day: a day is planned up to a step. */
export interface Within extends Begun {
  step: number
  /** The craft before, -1 for none. */
  last: number
  /** The prices of all that there still is. */
  rest: number
}

/** A craft that can be started, and the most that can come of it. */
export interface Option {
  craft: number
  /** The step at which it is finished. */
  end: number
  groove: number
  portions: number
  /** What it is sold for. */
  gain: number
  /** What it and its materials cost at the prices of the outlook. */
  cost: number
  bound: number
}

/** What can be done next in an agenda, under what may still come of it. */
export interface Steps {
  /** All crafts that can be started, and of which at least `goal` can come. */
  options: (at: Within, goal: number) => Option[]
  /** The most that can come where nothing more is started on that day. */
  idle: (at: Within) => number
  /** The most that can come where the day is one of rest. */
  relax: (at: Begun, rest: number) => number
}

/** What can be done next in agendas of a task, bounded by the prices of `bounded` and what they leave possible. */
export const stepsOf = (model: Model, { outlook, prices }: Bounded): Steps => {
  const { crafts, depth, grooves, kindOf, materials, needs, pairs, steps, task, time, worth } = model
  const count = grooves.length
  const costs = costsOf(model, prices)
  const suffices = (craft: number, stock: Float64Array): boolean => {
    for (let at = 0; at < materials; at += 1) if ((needs[craft * materials + at] ?? 0) > (stock[at] ?? 0)) return false
    return true
  }
  const morning = (day: number, rests: number, groove: number) =>
    outlook.days[(day * (task.rests + 1) + rests) * count + groove] ?? -Infinity
  return {
    idle: ({ day, rests, groove, value, rest }) => value + rest + morning(day + 1, rests, groove),
    relax: ({ day, rests, groove, value }, rest) => value + rest + morning(day + 1, rests - 1, groove),
    options: ({ day, rests, groove, value, made, stock, step, last, rest }, goal) => {
      const kind = kindOf[day] ?? 0
      const base = (day * (task.rests + 1) + rests) * steps
      const found: Option[] = []
      for (let craft = 0; craft < crafts; craft += 1) {
        const end = step + (time[craft] ?? 0)
        if (end > steps) continue
        const efficient = last === -1 ? 0 : (pairs[last * crafts + craft] ?? 0)
        const craftGroove = efficient === 1 ? grooveAfter(model, groove) : groove
        const before = Math.min(made[craft] ?? 0, depth)
        const portions = portionsOf(efficient)
        const gain = portions * (worth[((kind * crafts + craft) * count + craftGroove) * (depth + 1) + before] ?? 0)
        const cost = costs[(efficient * crafts + craft) * (depth + 1) + before] ?? 0
        const later =
          end === steps
            ? morning(day + 1, rests, craftGroove)
            : (outlook.within[((base + end) * count + craftGroove) * crafts + craft] ?? -Infinity)
        const bound = value + gain + rest - cost + later
        if (bound >= goal && suffices(craft, stock))
          found.push({ craft, end, groove: craftGroove, portions, gain, cost, bound })
      }
      return found
    },
  }
}

/** Takes a craft into account, or with -1 gives it back. */
export const take = (
  { materials, needs }: Model,
  { made, stock }: Pick<Begun, 'made' | 'stock'>,
  { craft, portions }: Option,
  sign: 1 | -1,
) => {
  made[craft] = (made[craft] ?? 0) + sign * portions
  for (let at = 0; at < materials; at += 1) stock[at] = (stock[at] ?? 0) - sign * (needs[craft * materials + at] ?? 0)
}
