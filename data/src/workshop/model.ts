import { craftValue } from '../rules/index.ts'
import type { AgendaTask } from './agenda.ts'
import { workshopRules } from './constants.ts'
import { isEfficient, supplyAt } from './replay.ts'

/**
 * A task in tables, so that a search looks things up instead of working them out. Crafts, grooves and kinds of days are places in lists; hours are
 * counted in steps, and what was made of a craft in portions: one of each workshop.
 */
export interface Model {
  task: AgendaTask
  crafts: number
  /** Steps of a day, and of each craft. */
  steps: number
  time: Int32Array
  /** Every groove that can come about, the lowest first. */
  grooves: readonly number[]
  /** The kind of each day: days of one kind have the same shortages. */
  kindOf: readonly number[]
  kinds: number
  /** After so many portions every craft has its last level of supply on every day. */
  depth: number
  /** Themes by craft, as places in a list of them all. */
  themesOf: readonly (readonly number[])[]
  themes: number
  /** 1 where the second craft after the first is efficient: `[first * crafts + second]`. */
  pairs: Uint8Array
  /** What one portion of a craft is sold for: `[((kind * crafts + craft) * grooves + groove) * (depth + 1) + portions made]`. */
  worth: Float64Array
  /** How many materials there are that may not suffice, how many of each, and what a craft takes: `[craft * materials + material]`. */
  materials: number
  stock: Float64Array
  needs: Float64Array
}

const groovesOf = ({ groove, grooveCap, workshops }: AgendaTask): number[] => {
  const grooves = [groove]
  const gain = workshopRules.grooveGain * workshops
  for (let next = groove; next < grooveCap; grooves.push(next)) next = Math.min(grooveCap, next + gain)
  return grooves
}

export const modelOf = (task: AgendaTask): Model => {
  const { crafts, workshops, rank, stock } = task
  const grooves = groovesOf(task)
  const days = Array.from({ length: task.days }, (_, day) => crafts.map(({ shortages }) => shortages[day] ?? 0).join())
  const distinct = [...new Set(days)]
  const last = workshopRules.levelsFrom.at(-1) ?? 0
  const most = Math.max(last, ...crafts.flatMap(({ shortages }) => shortages))
  const depth = Math.ceil((most - last + 1) / workshops)
  const themes = [...new Set(crafts.flatMap((craft) => craft.themes))]
  const limited = [...stock.keys()]
  const worth = distinct.flatMap((kind) =>
    crafts.flatMap(({ value, popularity, shortages }) =>
      grooves.flatMap((groove) =>
        Array.from({ length: depth + 1 }, (_, made) => {
          const supply = supplyAt((shortages[days.indexOf(kind)] ?? 0) - made * workshops)
          return craftValue(value, { rank, groove }, popularity, supply) * workshops
        }),
      ),
    ),
  )
  return {
    ...{ task, crafts: crafts.length, steps: workshopRules.dayHours / workshopRules.hourStep, grooves, depth },
    time: Int32Array.from(crafts, ({ time }) => time / workshopRules.hourStep),
    ...{ kindOf: days.map((day) => distinct.indexOf(day)), kinds: distinct.length },
    ...{ themesOf: crafts.map((craft) => craft.themes.map((theme) => themes.indexOf(theme))), themes: themes.length },
    pairs: Uint8Array.from(crafts.flatMap((first) => crafts.map((second) => (isEfficient(second, first) ? 1 : 0)))),
    worth: Float64Array.from(worth),
    ...{ materials: limited.length, stock: Float64Array.from(stock.values()) },
    needs: Float64Array.from(
      crafts.flatMap(({ materials }) =>
        limited.map((id) => workshops * (materials.find((material) => material.id === id)?.amount ?? 0)),
      ),
    ),
  }
}

export const grooveAfter = ({ grooves }: Model, groove: number): number => Math.min(groove + 1, grooves.length - 1)

/** Where an agenda is when a day begins. */
export interface Place {
  day: number
  /** Days of rest that are still to come. */
  rests: number
  groove: number
}

/** Whether a day can be one of work, with so many days of rest to come. */
export const mayWork = ({ task }: Model, day: number, rests: number): boolean =>
  !task.restOn.includes(day) && task.days - day > rests

/**
 * Whether a day is to be tried as one of rest. Of days of the same kind one after the other the last rest: to rest first and then work is worth as much
 * as the other way round.
 */
export const mayRest = ({ task, kindOf }: Model, day: number, rests: number): boolean => {
  if (rests === 0) return false
  if (task.restOn.includes(day)) return true
  let end = day + 1
  while (end < task.days && kindOf[end] === kindOf[day] && !task.restOn.includes(end)) end += 1
  return rests >= end - day
}
