import type { RanksAnswer } from './answers.ts'

/** Ranks of a character in its three scopes; null where it is not ranked. */
interface RanksByScope {
  world: number | null
  dataCenter: number | null
  global: number | null
}

export const raidBoard = (id: number): string => `raid/${id}`

/** Ranks of one character by board (`type/mode`, and `raidBoard`), of today and of the day before. */
export type RanksOfCharacter = Record<string, RanksByScope & { yesterday: RanksByScope }>

/** How many numbers an entry has: the board, three ranks, yesterday's three. */
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

const entriesOf = (boards: readonly string[], ranks: readonly number[]): RanksOfCharacter => {
  const found: RanksOfCharacter = {}
  for (let at = 0; at < ranks.length; at += width) {
    const board = boards[ranks[at] ?? -1]
    if (board !== undefined) found[board] = { ...byScope(ranks, at + 1), yesterday: byScope(ranks, at + 4) }
  }
  return found
}

/** Where the numbers of a character begin and end among the ranks; null where it is ranked nowhere. */
const spanOf = ({ ids, ends }: Pick<RanksAnswer, 'ids' | 'ends'>, id: number): [number, number] | null => {
  const index = indexOf(ids, id)
  return index < 0 ? null : [(ends[index - 1] ?? 0) * width, (ends[index] ?? 0) * width]
}

/** The ranks of a character in the shard that holds them (`rankShard`); null where it is ranked nowhere. */
export const ranksIn = (shard: RanksAnswer, id: number): RanksOfCharacter | null => {
  const span = spanOf(shard, id)
  return span && entriesOf(shard.boards, shard.ranks.slice(...span))
}

const comma = ','.charCodeAt(0)

/** The offset of the item with this index in a list of numbers that begins at `from`; the length of the text if the list is shorter. */
const itemAt = (text: string, from: number, index: number): number => {
  let at = from
  for (let left = index; left > 0 && at < text.length; at++) if (text.charCodeAt(at) === comma) left--
  return at
}

/** What the lists begin with that come last: of the week where there is one, of the ranks. */
const weekStart = ',"week":['
const listStart = ',"ranks":['

/**
 * `ranksIn` for the text of a shard: the ranks, which are most of the text, are not parsed but only searched for those of the
 * one character, which takes a tenth of the time. Text with an unexpected layout is parsed.
 */
export const ranksInText = (text: string, id: number): RanksOfCharacter | null => {
  const head = text.indexOf(listStart)
  if (head < 0 || text.indexOf(']', head) !== text.length - 2) return ranksIn(JSON.parse(text) as RanksAnswer, id)
  const week = text.indexOf(weekStart)
  const { boards, ids, ends } = JSON.parse(`${text.slice(0, week < 0 ? head : week)}}`) as RanksAnswer
  const span = spanOf({ ids, ends }, id)
  if (!span) return null
  const from = itemAt(text, head + listStart.length, span[0])
  const to = itemAt(text, from, span[1] - span[0])
  const numbers = text.slice(from, to).replace(/[,\]}]+$/, '')
  return entriesOf(boards, numbers === '' ? [] : numbers.split(',').map(Number))
}
