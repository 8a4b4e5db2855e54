import type { Popularity } from '../rules/index.ts'

export interface AgendaCraft {
  id: number
  /** Base value in seafarer's cowries. */
  value: number
  /** Hours in the workshop. */
  time: number
  themes: readonly number[]
  /** What one workshop needs for one craft, efficient or not. */
  materials: readonly { id: number; amount: number }[]
  popularity: Popularity
  /** Shortage in units on each day, before anything is made (`workshopRules.scarcest`). */
  shortages: readonly number[]
}

/** What an agenda is made for. All workshops make the same at the same time. */
export interface AgendaTask {
  crafts: readonly AgendaCraft[]
  days: number
  rests: number
  /** Days, from 0, that are days of rest in any case. */
  restOn: readonly number[]
  workshops: number
  /** Rank of the workshops, 1 to 5. */
  rank: number
  /** Groove when the first day begins, and the most that there can be. */
  groove: number
  grooveCap: number
  /** How many of a material there are, by its id; of all others there is enough. */
  stock: ReadonlyMap<number, number>
}

/** What is made on each day, as places in `crafts`, one after the other; null is a day of rest. */
export type Agenda = readonly (readonly number[] | null)[]
