import { raidBoard } from '@kupodex/data/contract'
import { boardName, boards, rankShard, rankShards } from '@kupodex/data/rules'
import type { Raid } from '../catalog/catalog.ts'

/** Rows of the fold by shard of the look-up from character to ranks. */
export interface RowsByShard {
  /** Rows by shard and, within it, by ascending id. */
  byShard: Uint32Array
  /** Where each shard ends in `byShard`. */
  shardEnds: Uint32Array
}

/** Sorts rows by the shard of the look-up that they belong to; `byId` are the rows by ascending id. */
export const rowsByShard = (ids: Float64Array, byId: Uint32Array): RowsByShard => {
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
export const rowsOfShard = ({ byShard, shardEnds }: RowsByShard, shard: number) =>
  byShard.subarray(shard === 0 ? 0 : shardEnds[shard - 1], shardEnds[shard])

/** Names of the boards in the look-up, by the number that entries have: those of collections, then raids. */
export const boardNames = (raids: readonly Raid[]): string[] => [
  ...boards.map(boardName),
  ...raids.map(({ id }) => raidBoard(id)),
]
