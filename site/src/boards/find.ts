import { ranksIn } from '@kupodex/data/contract'
import { boardPageSize, rankShard } from '@kupodex/data/rules'
import type { Ask } from '../ask/ask.ts'
import { published } from '../ask/outcome.ts'
import type { BoardName } from './pages.ts'
import type { BoardRow } from './row.ts'

/** In which of a character's three scopes a board compares. */
export type ScopeKind = 'global' | 'dataCenter' | 'world'

export type Found = { code: 'found'; page: number; row: BoardRow } | { code: 'notRanked' } | { code: 'elsewhere' }

/** The rank of a character in the kind of scope; null where it has none. */
export const readRank = async (
  ask: Ask,
  { type, mode }: Pick<BoardName, 'type' | 'mode'>,
  kind: ScopeKind,
  id: number,
): Promise<number | null> => {
  const shard = published(await ask('ranks', { shard: rankShard(id) }, { once: true }))
  return shard === null ? null : (ranksIn(shard, id)?.[`${type}/${mode}`]?.[kind] ?? null)
}

/** Looks for the character on the page of its rank, and on the next where those who share it go over the end; else it has that rank in another world or data center. */
export const findOnPages = async (
  id: number,
  rank: number | null,
  pageOf: (page: number) => Promise<readonly BoardRow[] | null>,
): Promise<Found> => {
  if (rank === null) return { code: 'notRanked' }
  for (let page = Math.ceil(rank / boardPageSize); ; page++) {
    const rows = await pageOf(page)
    const row = rows?.find((one) => one.id === id)
    if (row !== undefined) return { code: 'found', page, row }
    if (rows === null || rows.at(-1)?.rank !== rank) return { code: 'elsewhere' }
  }
}
