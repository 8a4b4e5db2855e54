import { type MarkType, markTypes } from '@kupodex/data/character'
import type { Mark } from './resolve.ts'

export type Has = ReadonlyMap<MarkType, ReadonlySet<number>>

export interface PlannedPart {
  type: MarkType
  /** Things that are not checked off yet, each once, with the earliest date that the file has of it. */
  add: Mark[]
  /** How many of its things the character has already. */
  known: number
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/** What marks would add to what a character has, by collection in the order of menus; nothing is ever taken away. */
export const planOf = (marks: readonly Mark[], has: Has): PlannedPart[] => {
  const once = new Map<MarkType, Map<number, number | null>>()
  for (const { type, id, date } of marks) {
    const things = once.get(type) ?? new Map<number, number | null>()
    once.set(type, things)
    things.set(id, things.has(id) ? earlier(things.get(id) ?? null, date) : date)
  }
  return markTypes.flatMap((type) => {
    const things = once.get(type)
    if (things === undefined) return []
    const add = [...things].flatMap(([id, date]) => (has.get(type)?.has(id) ? [] : [{ type, id, date }]))
    return [{ type, add, known: things.size - add.length }]
  })
}
