import type { CutOffs, RankingRow } from '@kupodex/data/contract'
import { boardPageSize, pagesOf } from '@kupodex/data/rules'
import { startCutOffs } from '../rank/cut-offs.ts'
import { orderOfBoard } from '../rank/order.ts'
import { levels, slotOfLevel } from '../rank/rank-table.ts'
import { countRanked, noScope, scopesByHome, startRanking } from '../rank/ranking.ts'
import type { BoardPages } from './board-pages.ts'
import { startPageShards } from './page-shards.ts'
import type { NightFile, Stamper } from './stamp.ts'
import { whoIs } from './who-is.ts'

/** Rows between two checks for files that are ready to be handed on. */
const stride = 4096

const rowInFull = (pages: BoardPages, level: number, row: number): RankingRow => {
  const { characters, shown, dates, ranks, yesterday, week } = pages
  const entry = pages.entryOf(row) + (slotOfLevel[level] as number)
  return {
    ...whoIs(characters, row),
    rank: ranks[entry] as number,
    yesterdayRank: yesterday[entry] || null,
    ...(week.length > 0 && { weekRank: week[entry] || null }),
    score: shown[row] as number,
    date: dates[row] as number,
  }
}

/**
 * Walks a board once, ranking each character in its three scopes and writing its rows: characters lie all over the memory,
 * and going there again for each scope takes several times as long as all else.
 */
const startWalk = (pages: BoardPages, stamp: Stamper) => {
  const { catalog, characters, scores, shown, dates, ranks, yesterday, week, entryOf } = pages
  const { homes } = characters
  const counts = countRanked(catalog, homes, scores)
  const order = orderOfBoard(pages.byId, scores, dates)
  const scopeOf = scopesByHome(catalog)
  const ranking = startRanking(counts.length)
  const cutOffs = startCutOffs(counts)
  const shards = startPageShards(pages, counts, stamp)
  /** Rows of each scope's first page. */
  const first = new Uint32Array(counts.length * boardPageSize)
  return {
    counts,
    length: order.length,
    walk: (from: number, to: number): NightFile[] => {
      for (let at = from; at < to; at++) {
        const row = order[at] as number
        const score = scores[row] as number
        const date = dates[row] as number
        const entry = entryOf(row)
        const ofHome = (homes[row] as number) * levels.length
        for (let level = 0; level < levels.length; level++) {
          const scope = scopeOf[ofHome + level] as number
          if (scope === noScope) continue
          const rank = ranking.next(scope, score, date)
          const place = ranking.places[scope] as number
          const slot = entry + (slotOfLevel[level] as number)
          ranks[slot] = rank
          cutOffs.note(scope, place, score)
          if (place <= boardPageSize) first[scope * boardPageSize + place - 1] = row
          shards.add(scope, place, row, rank, yesterday[slot] ?? 0, shown[row] as number, date, week[slot])
        }
      }
      return shards.finished()
    },
    firstRows: (scope: number): Uint32Array =>
      first.subarray(scope * boardPageSize, scope * boardPageSize + Math.min(boardPageSize, counts[scope] as number)),
    cutOffs: (scope: number): CutOffs => cutOffs.of(scope),
  }
}

const levelOf = { global: 0, dataCenter: 1, world: 2 } as const

/** All pages of a board in every scope: the first as a file of its own, and all in shards where there is more than one. */
export function* boardFiles(pages: BoardPages, stamp: Stamper): Generator<NightFile> {
  const { keysOf, answerOf } = pages
  const board = startWalk(pages, stamp)
  for (let from = 0; from < board.length; from += stride) {
    yield* board.walk(from, Math.min(board.length, from + stride))
  }
  for (const [at, { kind, slug }] of pages.catalog.scopes.entries()) {
    const count = board.counts[at] as number
    const about = { count, pageSize: boardPageSize, pages: pagesOf(count), page: 1 }
    const chars = Array.from(board.firstRows(at), (row) => rowInFull(pages, levelOf[kind], row))
    const answer = answerOf({ ...about, cutOffs: board.cutOffs(at), chars }, at)
    if (!answer) continue
    const fields = `,${JSON.stringify(answer).slice(1, -1)}`
    for (const key of keysOf(slug, at)) yield stamp(key, (writer) => writer.raw(fields))
  }
}
