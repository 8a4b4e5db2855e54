import type { RanksAnswer } from './answers.ts'

/** Ranks in the three scopes of a character; null where it is not ranked. */
export interface RanksByScope {
  world: number | null
  dataCenter: number | null
  global: number | null
}

/** Ranks of one character by board (`type/mode`), today's and those of the day before. */
export type RanksOfCharacter = Record<string, RanksByScope & { yesterday: RanksByScope }>

/** Numbers that an entry takes: the board, three ranks, yesterday's three. */
const width = 7

const indexOf = (ids: readonly number[], id: number): number => {
  let [from, to] = [0, ids.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((ids[middle] as number) < id) from = middle + 1
    else to = middle
  }
  return ids[from] === id ? from : -1
}

const byScope = (ranks: readonly number[], at: number): RanksByScope => ({
  world: ranks[at] || null,
  dataCenter: ranks[at + 1] || null,
  global: ranks[at + 2] || null,
})

/** The ranks of a character in the shard that holds them (`rankShard`); null where it is ranked nowhere. */
export const ranksIn = ({ boards, ids, ends, ranks }: RanksAnswer, id: number): RanksOfCharacter | null => {
  const index = indexOf(ids, id)
  if (index < 0) return null
  const found: RanksOfCharacter = {}
  for (let entry = ends[index - 1] ?? 0; entry < (ends[index] ?? 0); entry++) {
    const board = boards[ranks[entry * width] ?? -1]
    if (board === undefined) continue
    const at = entry * width + 1
    found[board] = { ...byScope(ranks, at), yesterday: byScope(ranks, at + 3) }
  }
  return found
}
