import type { Catalog } from '../catalog/catalog.ts'
import { orderOfBoard } from './order.ts'
import { levels } from './rank-table.ts'
import { countRanked, noScope, scopesByHome, startRanking } from './ranking.ts'

/** The first of a scope by a score. */
export interface Leaders {
  /** How many have any. */
  count: number
  /** The first of them: rows of the fold in the order of their scores, with rank and score. */
  first: { row: number; rank: number; score: number }[]
}

/**
 * The first by a score, which each row of the fold has, in every scope, as many as `most` each; equal scores share a rank and are listed by
 * ascending id. `byId` are the rows by ascending id.
 */
export const leadersOf = (
  catalog: Catalog,
  { homes }: { homes: Uint16Array },
  byId: Uint32Array,
  scores: Uint32Array,
  most: number,
): Leaders[] => {
  const scopeOf = scopesByHome(catalog)
  const ranking = startRanking(catalog.scopes.length)
  const found = Array.from(countRanked(catalog, homes, scores), (count): Leaders => ({ count, first: [] }))
  let missing = found.reduce((sum, { count }) => sum + Math.min(count, most), 0)
  for (const row of orderOfBoard(byId, scores, new Uint32Array(homes.length))) {
    if (missing === 0) break
    const score = scores[row] as number
    for (let level = 0; level < levels.length; level++) {
      const scope = scopeOf[(homes[row] as number) * levels.length + level] as number
      const first = scope === noScope ? undefined : found[scope]?.first
      if (!first || first.length === most) continue
      first.push({ row, rank: ranking.next(scope, score, 0), score })
      missing--
    }
  }
  return found
}
