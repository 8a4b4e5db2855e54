import { rankingPage } from '@kupodex/data/contract'
import { pageShard, raidWeek } from '@kupodex/data/rules'
import type { Ask } from '../ask/ask.ts'
import { published } from '../ask/outcome.ts'
import { askPath } from '../ask/request-line.ts'
import type { BoardRow } from './row.ts'

/** Which board. `mode` is the raid's id where the type is `raid`. */
export interface BoardName {
  type: string
  scope: string
  mode: string
}

/** The address of a board's first page as data. */
export const boardFile = ({ type, scope, mode }: BoardName): string =>
  type === 'raid' ? askPath('raid', { scope, raidId: mode }) : askPath('ranking', { type, scope, mode })

/** The address of one of the files that have the pages of a board. */
export const pagesFile = ({ type, scope, mode }: BoardName, shard: number): string =>
  type === 'raid'
    ? askPath('raidPages', { scope, raidId: mode, shard })
    : askPath('rankingPages', { type, scope, mode, shard })

/** The rows of a page of a board that has more than one; null where it does not have that page. */
export const readPage = async (
  ask: Ask,
  { type, scope, mode }: BoardName,
  page: number,
  released: number | null = null,
): Promise<BoardRow[] | null> => {
  const at = { scope, shard: pageShard(page) }
  const shard = published(
    type === 'raid'
      ? await ask('raidPages', { ...at, raidId: mode }, { once: true })
      : await ask('rankingPages', { ...at, type, mode }, { once: true }),
  )
  if (shard === null) return null
  const rows = rankingPage(shard, page)
  if (rows.length === 0) return null
  return type === 'raid' ? rows.map((row) => ({ ...row, week: raidWeek(row.date, released) })) : rows
}
