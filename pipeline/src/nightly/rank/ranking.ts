import type { Catalog } from '../catalog/catalog.ts'
import { levels } from './rank-table.ts'

/** Marks a home without a scope of a level: a world that is not public is in no data center. */
export const noScope = 0xffff

/** The scopes of each home, level after level: that of home and level is at `home * levels.length + level`. */
export const scopesByHome = ({ scopesOfHome }: Pick<Catalog, 'scopesOfHome'>): Uint16Array =>
  Uint16Array.from(scopesOfHome.flatMap((scopes) => levels.map((_, level) => scopes[level] ?? noScope)))

/** How many rows with a score each scope has. */
export const countRanked = (
  { scopes, scopesOfHome }: Pick<Catalog, 'scopes' | 'scopesOfHome'>,
  homes: Uint16Array,
  scores: Uint32Array,
): Uint32Array => {
  const byHome = new Uint32Array(scopesOfHome.length)
  for (let row = 0; row < homes.length; row++) if (scores[row] !== 0) byHome[homes[row] as number]!++
  const counts = new Uint32Array(scopes.length)
  for (const [home, itsScopes] of scopesOfHome.entries())
    for (const scope of itsScopes) counts[scope]! += byHome[home] as number
  return counts
}

/** Gives places and ranks within each scope to characters that come in the order of the board. */
export const startRanking = (scopes: number) => {
  const places = new Uint32Array(scopes)
  const lastScore = new Uint32Array(scopes)
  const lastDate = new Uint32Array(scopes)
  const lastRank = new Uint32Array(scopes)
  return {
    /** How many have come in each scope. */
    places,
    /** The rank of the next one in a scope: those of equal score and date share theirs. */
    next: (scope: number, score: number, date: number): number => {
      const place = ++places[scope]!
      if (score !== lastScore[scope] || date !== lastDate[scope]) {
        lastScore[scope] = score
        lastDate[scope] = date
        lastRank[scope] = place
      }
      return lastRank[scope] as number
    },
  }
}
