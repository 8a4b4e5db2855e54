import type { BoardType } from '@kupodex/data/game'
import { boardPageSize, paceWeeks } from '@kupodex/data/rules'
import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'
import { findOnPages } from '#boards/find.ts'
import { readPage } from '#boards/pages.ts'
import type { BoardRow } from '#boards/row.ts'
import { linesShown, type Neighbours, neighboursIn } from './neighbours.ts'

/** The rows of a board's first page: a file of its own, far smaller than one with many pages. */
const firstPage = async (ask: Ask, type: BoardType, scope: string): Promise<BoardRow[] | null> =>
  published(await ask('ranking', { type, scope, mode: 'standard' }, { once: true }))?.chars ?? null

/** How much characters of a world gain a week; of nobody where that was not published or cannot be fetched: the neighbours are shown without. */
const readPaces = async (ask: Ask, type: BoardType, scope: string): Promise<(id: number) => number | null> => {
  const outcome = await ask('paces', { scope }, { once: true })
  if (!outcome.ok) return () => null
  const { types, chars } = outcome.value
  const at = types.indexOf(type)
  return (id) => (at < 0 ? null : (chars[id]?.[at] ?? 0) / paceWeeks)
}

/** Those beside a character on the standard board of a scope; null where the board, maybe of another night, does not have it. Throws an `AskError`. */
export const readNeighbours = async (
  ask: Ask,
  type: BoardType,
  scope: string,
  { id, rank }: { id: number; rank: number },
): Promise<Neighbours | null> => {
  const board = { type, scope, mode: 'standard' }
  const pageOf = (page: number) => (page === 1 ? firstPage(ask, type, scope) : readPage(ask, board, page))
  const paces = readPaces(ask, type, scope)
  const found = await findOnPages(id, rank, pageOf)
  if (found.code !== 'found') return null
  const rows = (await pageOf(found.page)) ?? []
  const at = rows.findIndex((row) => row.id === id)
  const before = at < linesShown - 1 && found.page > 1 ? ((await pageOf(found.page - 1)) ?? []) : []
  const isLast = rows.length < boardPageSize
  const after = at > rows.length - linesShown && !isLast ? ((await pageOf(found.page + 1)) ?? []) : []
  return neighboursIn([...before, ...rows, ...after], id, await paces)
}
