import { raidBoard } from '@kupodex/data/contract'
import { boardName, boards, rankShard, rankShards } from '@kupodex/data/rules'
import type { Raid } from '../catalog/catalog.ts'

/** Rows of the fold by shard of a look-up. */
export interface RowsByShard {
  /** Rows by shard and, within it, by ascending id. */
  byShard: Uint32Array
  /** Where each shard ends in `byShard`. */
  shardEnds: Uint32Array
}

/** Sorts rows by their shard; within it they keep their order. */
export const inShards = (rows: Uint32Array, shards: number, shardOf: (row: number) => number): RowsByShard => {
  const shardEnds = new Uint32Array(shards)
  const itsShard = Uint32Array.from(rows, shardOf)
  for (const shard of itsShard) shardEnds[shard]!++
  const next = new Uint32Array(shards)
  for (let shard = 1; shard < shards; shard++) {
    next[shard] = shardEnds[shard - 1] as number
    shardEnds[shard]! += shardEnds[shard - 1] as number
  }
  const byShard = new Uint32Array(rows.length)
  for (let at = 0; at < rows.length; at++) byShard[next[itsShard[at] as number]!++] = rows[at] as number
  return { byShard, shardEnds }
}

/** Sorts rows by the shard of the look-up from character to ranks; `byId` are the rows by ascending id. */
export const rowsByShard = (ids: Float64Array, byId: Uint32Array): RowsByShard =>
  inShards(byId, rankShards, (row) => rankShard(ids[row] as number))

export const rowsOfShard = ({ byShard, shardEnds }: RowsByShard, shard: number) =>
  byShard.subarray(shard === 0 ? 0 : shardEnds[shard - 1], shardEnds[shard])

/** Names of the boards in the look-up, by the number that entries have: those of collections, then raids. */
export const boardNames = (raids: readonly Raid[]): string[] => [
  ...boards.map(boardName),
  ...raids.map(({ id }) => raidBoard(id)),
]
