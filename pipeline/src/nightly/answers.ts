import { type PublishedAnswer, publishedKey, type RankingRow, type RanksAnswer } from '@kupodex/data/contract'
import { boardName, boardPageSize, boards, rankShard, rankShards } from '@kupodex/data/rules'
import type { Catalog } from './catalog.ts'
import { textAt } from './columns.ts'
import type { Fold } from './fold.ts'
import { levels, type RankedBoard } from './rank.ts'
import { rarityOf, rarityTypesOf } from './rarity.ts'
import type { WeekPoints } from './weights.ts'

/** What a night publishes under a key, but for the times that every answer carries. */
export interface NightAnswer {
  key: string
  content: Readonly<Record<string, unknown>>
}

const levelOf = { global: 0, dataCenter: 1, world: 2 } as const

/** The first page of a board in every scope. */
export function* boardAnswers(
  catalog: Catalog,
  fold: Fold,
  ranked: RankedBoard,
  yesterday: readonly Uint32Array[],
): Generator<NightAnswer & { listed: PublishedAnswer['boards'][number] }> {
  const number = boards.findIndex((board) => boardName(board) === boardName(ranked.board))
  const { type, mode } = ranked.board
  for (const [at, scope] of catalog.scopes.entries()) {
    const level = levelOf[scope.kind]
    const chars = (ranked.firstPage[at] ?? []).map((row): RankingRow => ({
      id: fold.ids[row] as number,
      name: textAt(fold.names, row),
      iconUrl: textAt(fold.icons, row),
      worldId: fold.worldIds[row] as number,
      rank: ranked.ranks[level]?.[row] as number,
      yesterdayRank: yesterday[level]?.[row] || null,
      score: fold.scores[number]?.[row] as number,
      date: fold.dates[number]?.[row] as number,
    }))
    const count = ranked.counts[at] ?? 0
    yield {
      key: publishedKey('ranking', { type, scope: scope.slug, mode }),
      content: { count, page: 1, pageSize: boardPageSize, chars },
      listed: { type, mode, scope: scope.slug, count },
    }
  }
}

/** The rarity of every type in every scope. */
export function* rarityAnswers(
  catalog: Catalog,
  fold: Fold,
  points: WeekPoints,
): Generator<NightAnswer & { listed: PublishedAnswer['rarity'][number] }> {
  for (const type of rarityTypesOf(fold)) {
    for (const [at, { slug }] of catalog.scopes.entries()) {
      const { charCount, rarity } = rarityOf(catalog, fold, points, type, at)
      yield {
        key: publishedKey('rarity', { type, scope: slug }),
        content: { charCount, rarity },
        listed: { type, scope: slug, charCount },
      }
    }
  }
}

/** The look-up from character to ranks, shard by shard; a character that is ranked nowhere is not in it. */
export function* rankAnswers(fold: Fold, ranked: readonly RankedBoard[]): Generator<NightAnswer> {
  const shards = Array.from({ length: rankShards }, (): number[] => [])
  for (const [row, id] of fold.ids.entries()) shards[rankShard(id)]?.push(row)
  for (const [shard, rows] of shards.entries()) {
    rows.sort((a, b) => (fold.ids[a] as number) - (fold.ids[b] as number))
    const ranks: RanksAnswer['ranks'] = {}
    for (const row of rows) {
      const byBoard: RanksAnswer['ranks'][string] = {}
      for (const board of ranked) {
        const [global, dataCenter, world] = levels.map((_, level) => board.ranks[level]?.[row] || null)
        if (global) byBoard[boardName(board.board)] = { world: world ?? null, dataCenter: dataCenter ?? null, global }
      }
      if (Object.keys(byBoard).length > 0) ranks[String(fold.ids[row])] = byBoard
    }
    yield { key: publishedKey('ranks', { shard: String(shard) }), content: { ranks } }
  }
}
