import type { Catalog } from './catalog.ts'
import { orderOfBoard } from './order.ts'

/** Scopes that a character is ranked in, in the order in which the catalog names them for a place. */
export const levels = ['global', 'dataCenter', 'world'] as const

/** Ranks by level (global, data center, world) and row; 0 where there is none. */
export type RanksByLevel = readonly Uint32Array[]

/** What ranking asks of the characters, by row: place (see catalog), score, and when it was reached. */
export interface Standings {
  places: Uint16Array
  /** Rows by ascending id. */
  byId: Uint32Array
  scores: Uint32Array
  dates: Uint32Array
}

/** A board in order. Rows are numbers of characters in the fold. */
export interface RankedBoard {
  /** How many are ranked, by scope. */
  counts: Uint32Array
  /** The ranked rows of each scope in board order. */
  rows: (scope: number) => Uint32Array
}

/** Room for the ranks of so many characters. */
export const emptyRanks = (characters: number): Uint32Array[] => levels.map(() => new Uint32Array(characters))

/** Rows in board order, scope after scope, and where each scope begins. */
const groupRows = (scopeOf: Uint32Array, { places }: Standings, order: Uint32Array, counts: Uint32Array) => {
  const starts = new Uint32Array(counts.length)
  for (let scope = 1; scope < counts.length; scope++) {
    starts[scope] = (starts[scope - 1] as number) + (scopeOf.includes(scope - 1) ? (counts[scope - 1] as number) : 0)
  }
  const grouped = new Uint32Array(order.length)
  const next = starts.slice()
  for (const row of order) {
    const scope = scopeOf[places[row] as number] as number
    if (scope !== noScope) grouped[next[scope]!++] = row
  }
  return { grouped, starts }
}

/** Stands for a place that has no scope of a level: a world that is not public is in no data center. */
const noScope = 0xffffffff

const scopesOfLevel = (catalog: Catalog, level: number) =>
  Uint32Array.from(catalog.scopesOfPlace, (scopes) => scopes[level] ?? noScope)

/** Ranks a board in all scopes, in one walk a level; writes the ranks into `ranks`. */
export const rankBoard = (catalog: Catalog, standings: Standings, ranks: RanksByLevel): RankedBoard => {
  const { places, byId, scores, dates } = standings
  const order = orderOfBoard(byId, scores, dates)
  const counts = new Uint32Array(catalog.scopes.length)
  const groups = levels.map((_, level) => {
    const scopeOf = scopesOfLevel(catalog, level)
    const ofLevel = ranks[level] as Uint32Array
    const lastScore = new Uint32Array(counts.length)
    const lastDate = new Uint32Array(counts.length)
    const lastRank = new Uint32Array(counts.length)
    for (const row of order) {
      const scope = scopeOf[places[row] as number] as number
      if (scope === noScope) continue
      const place = ++counts[scope]!
      const score = scores[row] as number
      const date = dates[row] as number
      if (score !== lastScore[scope] || date !== lastDate[scope]) {
        lastScore[scope] = score
        lastDate[scope] = date
        lastRank[scope] = place
      }
      ofLevel[row] = lastRank[scope] as number
    }
    return { scopeOf, ...groupRows(scopeOf, standings, order, counts) }
  })
  return {
    counts,
    rows: (scope) => {
      const group = groups.find(({ scopeOf }) => scopeOf.includes(scope))
      const start = group?.starts[scope] ?? 0
      return group ? group.grouped.subarray(start, start + (counts[scope] as number)) : order.subarray(0, 0)
    },
  }
}
