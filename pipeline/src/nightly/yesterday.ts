import { boardName, boards } from '@kupodex/data/rules'
import { jsonFile, type PublishFile } from '../publish/index.ts'
import { beforeKey, dayKey, type Previous, shardsBefore } from './previous.ts'
import { levels } from './rank.ts'

/** Ranks of the day before. */
export interface Yesterday {
  /** By board and level: rank by row of this night's fold, 0 where there was none. */
  ranks: Uint32Array[][]
  /** The files that keep them for another run today; written before the newest ranks are overwritten. */
  files: PublishFile[]
}

const numberOf = new Map(boards.map((board, number) => [boardName(board), number]))

/** Finds everybody's ranks of the day before, by the rows of this night's fold. */
export const readYesterday = async (previous: Previous, ids: Float64Array): Promise<Yesterday> => {
  const ranks = boards.map(() => levels.map(() => new Uint32Array(ids.length)))
  const files: PublishFile[] = []
  const rows = new Map<number, number>()
  for (const [row, id] of ids.entries()) rows.set(id, row)
  for await (const { shard, before } of shardsBefore(previous)) {
    files.push(jsonFile(beforeKey(shard), before, { stage: 'keep' }))
    for (const [id, byBoard] of Object.entries(before.ranks)) {
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
  files.push(jsonFile(dayKey, { day: previous.day }, { stage: 'mark' }))
  return { ranks, files }
}
