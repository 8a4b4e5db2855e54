import type { Agenda } from './agenda.ts'
import { mayRest, mayWork, type Model } from './model.ts'
import type { Begun, Bounded } from './prices.ts'
import { type Option, stepsOf, take, type Within } from './steps.ts'

/** What was done, and before it; a craft, or null for a day of rest, or -1 where the day ended early. */
interface Trail {
  before: Trail | null
  day: number
  did: number | null
}

interface Ray extends Within {
  trail: Trail | null
  /** How many crafts of the day are planned. */
  done: number
  bound: number
}

const agendaOf = (trail: Trail | null, days: number): Agenda => {
  const agenda: (number[] | null)[] = Array.from({ length: days }, () => [])
  for (let step = trail; step !== null; step = step.before) {
    if (step.did === null) agenda[step.day] = null
    else if (step.did >= 0) agenda[step.day]?.unshift(step.did)
  }
  return agenda
}

/**
 * Follows the most promising beginnings side by side, `width` of them at each hour, and returns the agendas that they end with: good ones, fast, and
 * no proof. Days that are `fixed` stay as they are.
 */
export const beam = (
  model: Model,
  begun: Begun,
  bounded: Bounded,
  width: number,
  fixed: readonly (readonly number[] | null | undefined)[] = [],
): Agenda[] => {
  const steps = stepsOf(model, bounded)
  const days = model.task.days
  /** Rays by the time at which they go on, in steps from the first day on. */
  const waiting: Ray[][] = Array.from({ length: days * model.steps + 1 }, () => [])
  const add = (ray: Ray) => waiting[ray.day * model.steps + ray.step]?.push(ray)
  add({ ...begun, step: 0, last: -1, rest: bounded.rest, bound: bounded.most, trail: null, done: 0 })
  const tomorrow = (ray: Ray) => ({ ...ray, day: ray.day + 1, step: 0, last: -1, done: 0 })
  const started = (ray: Ray, option: Option): Ray => {
    const next = {
      ...ray,
      made: ray.made.slice(),
      stock: ray.stock.slice(),
      last: option.craft,
      step: option.end,
      done: ray.done + 1,
    }
    take(model, next, option, 1)
    next.trail = { before: ray.trail, day: ray.day, did: option.craft }
    const rest = { groove: option.groove, value: ray.value + option.gain, rest: ray.rest - option.cost }
    const done = { ...next, ...rest, bound: option.bound }
    return option.end === model.steps ? tomorrow(done) : done
  }
  for (const rays of waiting.slice(0, -1)) {
    const nexts: { bound: number; make: () => Ray }[] = []
    for (const ray of rays) {
      const plan = fixed[ray.day]
      const isOpen = plan === undefined
      if (isOpen ? ray.step > 0 || mayWork(model, ray.day, ray.rests) : plan !== null) {
        const next = plan?.[ray.done]
        for (const option of steps.options(ray, -Infinity))
          if (isOpen || option.craft === next) nexts.push({ bound: option.bound, make: () => started(ray, option) })
        if (next !== undefined) continue
        const bound = steps.idle(ray)
        nexts.push({ bound, make: () => ({ ...tomorrow(ray), bound }) })
      }
      if (isOpen ? ray.step === 0 && mayRest(model, ray.day, ray.rests) : plan === null) {
        const bound = steps.relax(ray, ray.rest)
        const trail = { before: ray.trail, day: ray.day, did: null }
        nexts.push({ bound, make: () => ({ ...tomorrow(ray), rests: ray.rests - 1, trail, bound }) })
      }
    }
    const kept = nexts.filter(({ bound }) => bound > -Infinity).sort((a, b) => b.bound - a.bound)
    const known = new Set<string>()
    for (const { make } of kept.slice(0, 3 * width)) {
      if (known.size >= width) break
      const ray = make()
      const key = [ray.day, ray.step, ray.last, ray.groove, ray.rests, ray.value, ray.made.join()].join(' ')
      if (known.has(key)) continue
      known.add(key)
      add(ray)
    }
  }
  return (waiting.at(-1) ?? [])
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 20)
    .map(({ trail }) => agendaOf(trail, days))
}
