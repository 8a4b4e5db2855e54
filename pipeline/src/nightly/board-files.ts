import type { CutOffs, RankingAnswer, RankingRow } from '@kupodex/data/contract'
import { boardPageSize, pagesOf, pagesPerShard } from '@kupodex/data/rules'
import type { Catalog } from './catalog.ts'
import { textAt, type TextStart, type Texts } from './columns.ts'
import type { Fold } from './fold.ts'
import type { JsonWriter } from './json-writer.ts'
import type { RankedBoard, RanksByLevel } from './rank.ts'
import type { NightFile, Stamper } from './stamp.ts'

/** The first page of a board, but for the times that every answer carries. */
export type FirstPage = Omit<RankingAnswer, 'deployTime' | 'generateTime'>

/** Everything the pages of one board are made of. */
export interface BoardPages {
  catalog: Catalog
  /** The keys of the first page and of a shard of pages, by scope. */
  keyOf: (scope: string) => string
  shardKeyOf: (scope: string, shard: string) => string
  /** Makes of the first page what this board answers, where it is not the page itself. */
  answerOf?: (page: FirstPage) => object
  people: Pick<Fold, 'ids' | 'names' | 'icons' | 'worldIds'>
  /** What every icon address begins with. */
  iconBase: TextStart
  /** What each character's row begins with (see `rowStarts`). */
  starts: Texts
  scores: Uint32Array
  dates: Uint32Array
  ranked: RankedBoard
  ranks: RanksByLevel
  yesterday: RanksByLevel
}

const levelOf = { global: 0, dataCenter: 1, world: 2 } as const

/** Scores at the edges of the best tenth and the like. */
export const cutOffsOf = (scores: Uint32Array, rows: Uint32Array): CutOffs => {
  const at = (place: number) => (place > 0 && place <= rows.length ? (scores[rows[place - 1] as number] ?? null) : null)
  return {
    top10: at(10),
    top100: at(100),
    top1Percent: at(Math.ceil(rows.length / 100)),
    top10Percent: at(Math.ceil(rows.length / 10)),
  }
}

const comma = 44
const close = 93

/** Writes rows as the contract's `compactRankingRow` has them. */
const writeRows = (writer: JsonWriter, pages: BoardPages, level: number, rows: Uint32Array) => {
  const { starts, scores, dates } = pages
  const ranks = pages.ranks[level] as Uint32Array
  const yesterday = pages.yesterday[level] ?? nobody
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    if (at > 0) writer.char(comma)
    writer.piece(starts, row)
    writer.ints(ranks[row] as number, yesterday[row] ?? 0, scores[row] as number, dates[row] as number)
    writer.char(close)
  }
}

const nobody = new Uint32Array()

const rowInFull = (
  { people, scores, dates, ranks, yesterday }: BoardPages,
  level: number,
  row: number,
): RankingRow => ({
  id: people.ids[row] as number,
  name: textAt(people.names, row),
  iconUrl: textAt(people.icons, row),
  worldId: people.worldIds[row] as number,
  rank: ranks[level]?.[row] as number,
  yesterdayRank: yesterday[level]?.[row] || null,
  score: scores[row] as number,
  date: dates[row] as number,
})

/** All pages of a board in every scope: the first as a file of its own, and all in shards where there is more than one. */
export function* boardFiles(pages: BoardPages, stamp: Stamper): Generator<NightFile> {
  const { keyOf, shardKeyOf, answerOf = (page: FirstPage) => page } = pages
  for (const [at, { kind, slug }] of pages.catalog.scopes.entries()) {
    const level = levelOf[kind]
    const rows = pages.ranked.rows(at)
    const about = { count: rows.length, pageSize: boardPageSize, pages: pagesOf(rows.length) }
    const first = Array.from(rows.subarray(0, boardPageSize), (row) => rowInFull(pages, level, row))
    const answer = answerOf({ ...about, page: 1, cutOffs: cutOffsOf(pages.scores, rows), chars: first })
    yield stamp(keyOf(slug), (writer) => writer.raw(`,${JSON.stringify(answer).slice(1, -1)}`))
    if (about.pages < 2) continue
    const size = boardPageSize * pagesPerShard
    for (let shard = 0; shard * size < rows.length; shard++) {
      const fields = { ...about, firstPage: shard * pagesPerShard + 1, iconBase: pages.iconBase.text }
      yield stamp(shardKeyOf(slug, String(shard)), (writer) => {
        writer.raw(`,${JSON.stringify(fields).slice(1, -1)},"rows":[`)
        writeRows(writer, pages, level, rows.subarray(shard * size, (shard + 1) * size))
        writer.raw(']')
      })
    }
  }
}
