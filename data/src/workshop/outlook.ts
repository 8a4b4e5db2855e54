import { workshopRules } from './constants.ts'
import { grooveAfter, mayRest, mayWork, type Model, type Place } from './model.ts'

/**
 * What portions and limited materials cost: `[craft * depth + portion]` for the first, second ... portion that is ever made of a craft, and after
 * those one of each material. With prices the days no longer depend on each other, and every agenda is worth at most what the best one is with prices,
 * plus the prices of all that there is (Lagrangian relaxation).
 */
export type Prices = Float64Array

/** The most that can still be made with prices, from any place of an agenda on. */
export interface Outlook {
  /** What a craft adds at best, whatever was made of it before: `[((kind * 2 + efficient) * grooves + groove) * crafts + craft]`. */
  worth: Float64Array
  /** After how many portions it adds that. */
  made: Int32Array
  /** From the start of a day: `[(day * (rests + 1) + rests to come) * grooves + groove]`. */
  days: Float64Array
  /** From within a day, after a craft: `[(((day * (rests + 1) + rests to come) * steps + step) * grooves + groove) * crafts + craft]`. */
  within: Float64Array
}

/** How many portions a craft makes. */
export const portionsOf = (efficient: number): number =>
  efficient === 1 ? workshopRules.efficientYield : workshopRules.plainYield

const materialCost = ({ materials, needs, crafts, depth }: Model, prices: Prices, craft: number): number => {
  let cost = 0
  for (let at = 0; at < materials; at += 1)
    cost += (needs[craft * materials + at] ?? 0) * (prices[crafts * depth + at] ?? 0)
  return cost
}

/** What a craft and its materials cost, by portions made before: `[(efficient * crafts + craft) * (depth + 1) + made]`. */
export const costsOf = (model: Model, prices: Prices): Float64Array => {
  const { crafts, depth } = model
  const costs = new Float64Array(2 * crafts * (depth + 1))
  for (let efficient = 0; efficient < 2; efficient += 1)
    for (let craft = 0; craft < crafts; craft += 1) {
      const materials = materialCost(model, prices, craft)
      for (let made = 0; made <= depth; made += 1) {
        let cost = materials
        for (let portion = made; portion < made + portionsOf(efficient) && portion < depth; portion += 1)
          cost += prices[craft * depth + portion] ?? 0
        costs[(efficient * crafts + craft) * (depth + 1) + made] = cost
      }
    }
  return costs
}

const priceCrafts = (model: Model, prices: Prices, before: ArrayLike<number>): Pick<Outlook, 'worth' | 'made'> => {
  const { crafts, depth, grooves, kinds } = model
  const costs = costsOf(model, prices)
  const worth = new Float64Array(kinds * 2 * grooves.length * crafts)
  const made = new Int32Array(worth.length)
  for (let kind = 0; kind < kinds; kind += 1)
    for (let efficient = 0; efficient < 2; efficient += 1)
      for (let groove = 0; groove < grooves.length; groove += 1)
        for (let craft = 0; craft < crafts; craft += 1) {
          const place = ((kind * 2 + efficient) * grooves.length + groove) * crafts + craft
          const sold = ((kind * crafts + craft) * grooves.length + groove) * (depth + 1)
          const cost = (efficient * crafts + craft) * (depth + 1)
          let most = -Infinity
          for (let portions = Math.min(before[craft] ?? 0, depth); portions <= depth; portions += 1) {
            const left = portionsOf(efficient) * (model.worth[sold + portions] ?? 0) - (costs[cost + portions] ?? 0)
            if (left <= most) continue
            most = left
            made[place] = portions
          }
          worth[place] = most
        }
  return { worth, made }
}

/** The two best values of each theme, of different crafts: a craft is not efficient after itself. */
class ThemeBests {
  readonly first: Float64Array
  readonly second: Float64Array
  readonly holder: Int32Array

  constructor(themes: number) {
    this.first = new Float64Array(themes)
    this.second = new Float64Array(themes)
    this.holder = new Int32Array(themes)
  }

  clear(): void {
    this.first.fill(-Infinity)
    this.second.fill(-Infinity)
    this.holder.fill(-1)
  }

  add(theme: number, craft: number, value: number): void {
    if (value > (this.first[theme] ?? 0)) {
      this.second[theme] = this.first[theme] ?? 0
      this.first[theme] = value
      this.holder[theme] = craft
    } else if (value > (this.second[theme] ?? 0)) this.second[theme] = value
  }

  besides(theme: number, craft: number): number {
    return (this.holder[theme] === craft ? this.second[theme] : this.first[theme]) ?? 0
  }
}

/** Looks ahead from every place of an agenda after `from`, from its end to its start; `before` says how many portions of each craft are made by then. */
export const lookAhead = (model: Model, prices: Prices, from: Place, before: ArrayLike<number>): Outlook => {
  const { crafts, grooves, kindOf, steps, task, themes, themesOf, time } = model
  const count = grooves.length
  const { worth, made } = priceCrafts(model, prices, before)
  const days = new Float64Array((task.days + 1) * (task.rests + 1) * count).fill(-Infinity)
  const within = new Float64Array(task.days * (task.rests + 1) * steps * count * crafts)
  const bests = new ThemeBests(themes)
  days.fill(0, task.days * (task.rests + 1) * count, (task.days * (task.rests + 1) + 1) * count)

  /** Fills what there is from one hour of a day on, and returns the most from there after a craft that shares no theme. */
  const fillStep = (day: number, rests: number, step: number, groove: number): number => {
    const after = grooveAfter(model, groove)
    const next = ((day + 1) * (task.rests + 1) + rests) * count
    const base = (day * (task.rests + 1) + rests) * steps
    const kind = (kindOf[day] ?? 0) * 2
    const plainWorth = (kind * count + groove) * crafts
    const pairedWorth = ((kind + 1) * count + after) * crafts
    bests.clear()
    let plain = days[next + groove] ?? 0
    for (let craft = 0; craft < crafts; craft += 1) {
      const end = step + (time[craft] ?? 0)
      if (end > steps) continue
      const isLast = end === steps
      const place = (base + end) * count
      const alone =
        (worth[plainWorth + craft] ?? 0) +
        ((isLast ? days[next + groove] : within[(place + groove) * crafts + craft]) ?? 0)
      if (alone > plain) plain = alone
      if (step === 0) continue
      const paired =
        (worth[pairedWorth + craft] ?? 0) +
        ((isLast ? days[next + after] : within[(place + after) * crafts + craft]) ?? 0)
      for (const theme of themesOf[craft] ?? []) bests.add(theme, craft, paired)
    }
    if (step === 0) return plain
    const row = ((base + step) * count + groove) * crafts
    for (let craft = 0; craft < crafts; craft += 1) {
      let most = plain
      for (const theme of themesOf[craft] ?? []) most = Math.max(most, bests.besides(theme, craft))
      within[row + craft] = most
    }
    return plain
  }

  for (let day = task.days - 1; day >= from.day; day -= 1)
    for (let rests = 0; rests <= from.rests; rests += 1) {
      const here = (day * (task.rests + 1) + rests) * count
      // Where no rest is to come, or too many are, the day cannot be reached so.
      if (rests < from.rests - (day - from.day) || rests > task.days - day) continue
      if (mayWork(model, day, rests))
        for (let step = steps - 1; step >= 0; step -= 1)
          for (let groove = from.groove; groove < count; groove += 1) {
            const most = fillStep(day, rests, step, groove)
            if (step === 0) days[here + groove] = most
          }
      if (mayRest(model, day, rests))
        for (let groove = from.groove; groove < count; groove += 1) {
          const rested = days[((day + 1) * (task.rests + 1) + rests - 1) * count + groove] ?? 0
          if (rested > (days[here + groove] ?? 0)) days[here + groove] = rested
        }
    }
  return { worth, made, days, within }
}
