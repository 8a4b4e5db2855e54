import type { Catalog } from '../catalog/catalog.ts'
import type { Gained } from '../fold/gains.ts'
import { orderOfBoard } from './order.ts'
import { levels } from './rank-table.ts'
import { noScope, scopesByHome, startRanking } from './ranking.ts'

/** Those of a scope who gained most. */
export interface Gainers {
  /** How many gained anything. */
  count: number
  /** The first of them: rows of the fold in the order of their gains, with rank and gain. */
  first: { row: number; rank: number; score: number }[]
}

/**
 * Those who gained most by one measure, by scope, as many as `most` each; equal gains share a rank and are listed by ascending id. `byId`
 * are the rows of the fold by ascending id.
 */
export const gainersOf = (
  catalog: Catalog,
  { homes }: { homes: Uint16Array },
  byId: Uint32Array,
  gained: Gained,
  most: number,
): Gainers[] => {
  const gains = new Uint32Array(homes.length)
  for (const [at, row] of gained.rows.entries()) gains[row] = gained.scores[at] as number
  const scopeOf = scopesByHome(catalog)
  const ranking = startRanking(catalog.scopes.length)
  const found = catalog.scopes.map((): Gainers => ({ count: 0, first: [] }))
  for (const row of orderOfBoard(byId, gains, new Uint32Array(homes.length))) {
    const score = gains[row] as number
    for (let level = 0; level < levels.length; level++) {
      const scope = scopeOf[(homes[row] as number) * levels.length + level] as number
      const gainers = scope === noScope ? undefined : found[scope]
      if (!gainers) continue
      const rank = ranking.next(scope, score, 0)
      if (gainers.count++ < most) gainers.first.push({ row, rank, score })
    }
  }
  return found
}
