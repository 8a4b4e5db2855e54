import { boardName, boards } from '@kupodex/data/rules'
import { fileOf, type PublishFile } from '../publish/index.ts'
import { beforeKey, type Previous, ranksIn, shardsBefore } from './previous.ts'
import { levels } from './rank.ts'

/** Ranks of the day before. */
export interface Yesterday {
  /** By board and level: rank by row of this night's fold, 0 where there was none. */
  ranks: Uint32Array[][]
  /** The files that keep them for another run today. */
  files: PublishFile[]
}

const numberOf = new Map(boards.map((board, number) => [boardName(board), number]))

/** Finds everybody's ranks of the day before, by the rows of this night's fold. */
export const readYesterday = async (previous: Previous, ids: Float64Array): Promise<Yesterday> => {
  const ranks = boards.map(() => levels.map(() => new Uint32Array(ids.length)))
  const files: PublishFile[] = []
  if (previous.published === null) return { ranks, files }
  const rows = new Map<number, number>()
  for (const [row, id] of ids.entries()) rows.set(id, row)
  for await (const { shard, bytes } of shardsBefore(previous)) {
    files.push(fileOf(beforeKey(shard), bytes))
    for (const [id, byBoard] of Object.entries(ranksIn(bytes))) {
      const row = rows.get(Number(id))
      if (row === undefined) continue
      for (const [name, byLevel] of Object.entries(byBoard)) {
        const ofBoard = ranks[numberOf.get(name) ?? -1]
        for (const [level, word] of levels.entries()) {
          const ofLevel = ofBoard?.[level]
          if (ofLevel) ofLevel[row] = byLevel[word] ?? 0
        }
      }
    }
  }
  return { ranks, files }
}
