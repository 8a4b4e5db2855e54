import { publishedKey } from '@kupodex/data/contract'
import { rankShard, rankShards } from '@kupodex/data/rules'
import type { JsonWriter } from './json-writer.ts'
import type { RanksByLevel } from './rank.ts'
import type { NightFile, Stamper } from './stamp.ts'

/** Everything the look-up from character to ranks is made of. */
export interface RankLookUp {
  ids: Float64Array
  /** Boards by name (`type/mode`), with everybody's ranks today and the day before. */
  boards: readonly { name: string; ranks: RanksByLevel; yesterday: RanksByLevel }[]
  /** Rows by shard and, within it, by ascending id. */
  byShard: Uint32Array
  /** Where each shard ends in `byShard`. */
  shardEnds: Uint32Array
}

/** Sorts rows by the shard of the look-up that they belong to; `byId` are the rows by ascending id. */
export const rowsByShard = (ids: Float64Array, byId: Uint32Array): Pick<RankLookUp, 'byShard' | 'shardEnds'> => {
  const shardEnds = new Uint32Array(rankShards)
  for (const id of ids) shardEnds[rankShard(id)]!++
  const next = new Uint32Array(rankShards)
  for (let shard = 1; shard < rankShards; shard++) {
    next[shard] = shardEnds[shard - 1] as number
    shardEnds[shard]! += shardEnds[shard - 1] as number
  }
  const byShard = new Uint32Array(ids.length)
  for (const row of byId) byShard[next[rankShard(ids[row] as number)]!++] = row
  return { byShard, shardEnds }
}

/** The rows of a shard. */
export const rowsOfShard = ({ byShard, shardEnds }: Pick<RankLookUp, 'byShard' | 'shardEnds'>, shard: number) =>
  byShard.subarray(shard === 0 ? 0 : shardEnds[shard - 1], shardEnds[shard])

const comma = 44

/** Writes the entry of a character on a board: its number, then the ranks in world, data center and globally, by day. */
const writeEntry = (writer: JsonWriter, number: number, row: number, today: RanksByLevel, before: RanksByLevel) => {
  const [global, dataCenter, world] = today
  const [globalBefore, dataCenterBefore, worldBefore] = before
  writer.int(number)
  writer.ints(world?.[row] ?? 0, dataCenter?.[row] ?? 0, global?.[row] ?? 0, worldBefore?.[row] ?? 0)
  writer.char(comma)
  writer.int(dataCenterBefore?.[row] ?? 0)
  writer.char(comma)
  writer.int(globalBefore?.[row] ?? 0)
}

/** The shards `from` to before `to` of the look-up; a character that is ranked nowhere is in none, and an empty shard is no file. */
export function* rankFiles(lookUp: RankLookUp, from: number, to: number, stamp: Stamper): Generator<NightFile> {
  const names = JSON.stringify(lookUp.boards.map(({ name }) => name))
  for (let shard = from; shard < to; shard++) {
    const rows = rowsOfShard(lookUp, shard)
    const entries = new Uint32Array(rows.length)
    for (const [at, row] of rows.entries()) {
      for (const { ranks, yesterday } of lookUp.boards) if (ranks[0]?.[row] || yesterday[0]?.[row]) entries[at]!++
    }
    const isRanked = (_: unknown, at: number) => (entries[at] as number) > 0
    if (!entries.some((count) => count > 0)) continue
    yield stamp(publishedKey('ranks', { shard: String(shard) }), (writer) => {
      let end = 0
      const ids = Array.from(rows.filter(isRanked), (row) => lookUp.ids[row])
      const ends = Array.from(entries.filter(isRanked), (count) => (end += count))
      writer.raw(`,"boards":${names},"ids":[${ids.join(',')}],"ends":[${ends.join(',')}],"ranks":[`)
      let isFirst = true
      for (const row of rows) {
        for (const [number, { ranks, yesterday }] of lookUp.boards.entries()) {
          if (!ranks[0]?.[row] && !yesterday[0]?.[row]) continue
          if (!isFirst) writer.char(comma)
          isFirst = false
          writeEntry(writer, number, row, ranks, yesterday)
        }
      }
      writer.raw(']')
    })
  }
}
