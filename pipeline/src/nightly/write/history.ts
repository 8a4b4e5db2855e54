import {
  historyAnswer,
  type HistoryAnswer,
  historyIndexAnswer,
  type HistoryIndexAnswer,
  publishedKey,
} from '@kupodex/data/contract'
import { boardName, boards, historyPeriod, historyShards, rankShards, weekStart } from '@kupodex/data/rules'
import * as z from 'zod'
import { jsonFile, type PublishFile, readManifest, readParsed, type Target } from '#publish/index.ts'
import type { Fold } from '../fold/fold.ts'
import { type RankShard, readRankShard } from '../previous/rank-shard.ts'
import { type BestRanks, bestBefore, bestIn, levels } from './best-ranks.ts'
import { type RarityWeekDeps, rarityWeekFiles } from './rarity-weeks.ts'
import { type Forgotten, newlyConcealed } from './newly-concealed.ts'
import type { Night } from './work.ts'

export interface HistoryDeps extends RarityWeekDeps {
  fold: Pick<Fold, 'owning' | 'ids'>
  /** Where this night's look-up from character to ranks lies. */
  night: Pick<Target, 'read'>
}

/** Numbers of an entry of the look-up (see `ranksAnswer`): board, world, data center, global, then those of the day before. */
const entryWidth = 7

const ranksById = z.custom<HistoryAnswer['chars']>(
  (value) => typeof value === 'object' && value !== null,
  'is no record',
)

/** A shard that we wrote ourselves: checking each of its numbers would take longer than all other work on them. */
const keptShard = historyAnswer.extend({ chars: ranksById, best: ranksById.optional() })

const historyKey = (period: number, shard: number): string =>
  publishedKey('history', { period: String(period), shard: String(shard) })

/** The keys of a quarter's shards from a number on that were ever written. */
const shardsFrom = async (first: number, period: number, kept: Pick<Target, 'read'>): Promise<string[]> => {
  const { files } = await readManifest(kept, 'history')
  return Object.keys(files).filter((key) => {
    const number = Number(/([0-9]+)\.json$/.exec(key)?.[1])
    return number >= first && key === historyKey(period, number)
  })
}

const boardNames = boards.map(boardName)

/** A history shard with room for another week; its own entries for that week, from a run that was cut off, are forgotten. */
const startWeek = (old: HistoryAnswer | null, week: number, best: BestRanks) => {
  const weeks = (old?.weeks ?? []).filter((each) => each !== week)
  const chars = new Map<number, number[][]>()
  const from = boardNames.map((name) => old?.boards.indexOf(name) ?? -1)
  for (const [id, byBoard] of Object.entries(old?.chars ?? {})) {
    const kept = from.map((at) => (byBoard[at] ?? []).slice(0, weeks.length * levels))
    if (kept.some((ranks) => ranks.some((rank) => rank > 0))) chars.set(Number(id), kept)
  }
  return { weeks, chars, best }
}

type Started = ReturnType<typeof startWeek>

/** Adds one character's ranks, the entries `from` to before `to` of a look-up shard; `placeOf` is where its boards lie among ours. */
const addRanks = (
  { weeks, chars }: Started,
  { ranks }: RankShard,
  placeOf: readonly number[],
  { id, from, to }: { id: number; from: number; to: number },
) => {
  const ranksByBoard = chars.get(id) ?? boardNames.map((): number[] => [])
  chars.set(id, ranksByBoard)
  for (let at = from * entryWidth; at < to * entryWidth; at += entryWidth) {
    const [world, dataCenter, global] = [ranks[at + 1], ranks[at + 2], ranks[at + 3]] as [number, number, number]
    const ofBoard = ranksByBoard[placeOf[ranks[at] as number] ?? -1]
    if (global === 0 || !ofBoard) continue
    while (ofBoard.length < weeks.length * levels) ofBoard.push(0)
    ofBoard.push(global, dataCenter, world)
  }
}

/** The shard with its new week; a character that was not ranked this time has zeros for it. */
const endWeek = (
  { weeks, chars, best }: Started,
  week: number,
): Pick<HistoryAnswer, 'weeks' | 'boards' | 'chars' | 'best'> => {
  const all = [...weeks, week]
  const ranked = [...chars].filter(([, byBoard]) => byBoard.some((ranks) => ranks.length > 0))
  for (const [, byBoard] of ranked) {
    for (const ranks of byBoard) while (ranks.length > 0 && ranks.length < all.length * levels) ranks.push(0)
  }
  const byId = (entries: Iterable<[number, number[][]]>) => Object.fromEntries([...entries].sort(([a], [b]) => a - b))
  return { weeks: all, boards: boardNames, chars: byId(ranked), best: byId(best) }
}

const indexWith = (old: HistoryIndexAnswer | null, period: number, shards: number, week: number) => {
  const periods = old?.periods.filter((each) => each.period !== period) ?? []
  const { weeks = [], rarityWeeks = [] } = old?.periods.find((each) => each.period === period) ?? {}
  const withIt = { period, shards, weeks: [...weeks, week], rarityWeeks: [...rarityWeeks, week] }
  return [...periods, withIt].sort((a, b) => a.period - b.period)
}

/** A character's ranks by board without those that are forgotten. */
const ranksLeft = (byBoard: readonly number[][], boardTypes: readonly string[], types: ReadonlySet<string>) =>
  byBoard.map((ranks, board) => (types.has('all') || types.has(boardTypes[board] ?? '') ? [] : ranks))

/** A shard without what is forgotten; null where it has nothing of it. */
const shardWithout = (shard: HistoryAnswer, forgotten: Forgotten): HistoryAnswer | null => {
  const boardTypes = shard.boards.map((board) => board.replace(/\/.*/, ''))
  let isChanged = false
  const without = (ranksById: HistoryAnswer['chars']) =>
    Object.fromEntries(
      Object.entries(ranksById).flatMap(([id, byBoard]): [string, number[][]][] => {
        const types = forgotten.get(Number(id))
        if (!types) return [[id, byBoard]]
        const left = ranksLeft(byBoard, boardTypes, types)
        if (left.every((ranks, board) => ranks.length === byBoard[board]?.length)) return [[id, byBoard]]
        isChanged = true
        return left.some((ranks) => ranks.length > 0) ? [[id, left]] : []
      }),
    )
  const left = { ...shard, chars: without(shard.chars), ...(shard.best && { best: without(shard.best) }) }
  return isChanged ? left : null
}

/**
 * The history files, of all quarters, from which a night takes what may not be shown any more. It is to be published before readers
 * see the night: one that is cut off in between is followed by one that finds the same again.
 */
export async function* forgettingFiles(
  night: Pick<Night, 'fold' | 'concealedBefore' | 'now'>,
  kept: Pick<Target, 'read'>,
): AsyncGenerator<PublishFile> {
  const forgotten = newlyConcealed(night)
  const index =
    forgotten.size === 0 ? null : await readParsed(kept, publishedKey('historyIndex', {}), historyIndexAnswer)
  for (const { period, shards } of index?.periods ?? []) {
    for (const shard of new Set([...forgotten.keys()].map((id) => id % shards))) {
      const key = historyKey(period, shard)
      const old = await readParsed(kept, key, keptShard)
      const left = old && shardWithout(old, forgotten)
      if (left) yield jsonFile(key, { ...left, generateTime: night.now })
    }
  }
}

/**
 * The history files that a night adds: at the first night after a weekly reset one entry for every ranked character and board, and the
 * owners of every thing; on other nights none. The index comes last and says that the week is kept; cut off before, the next run writes it again.
 */
export async function* historyFiles(deps: HistoryDeps): AsyncGenerator<PublishFile> {
  const { night, kept, catalog, fold, now } = deps
  const { deployTime } = catalog
  const week = weekStart(now)
  const period = historyPeriod(now)
  const index = await readParsed(kept, publishedKey('historyIndex', {}), historyIndexAnswer)
  const known = index?.periods.find((each) => each.period === period)
  if (known?.weeks.includes(week)) return
  const shards = known?.shards ?? historyShards(fold.ids.length)
  // Both numbers of shards are powers of two, so that ids that share the smaller remainder are all in one round.
  const rounds = Math.min(shards, rankShards)
  const keyOf = (shard: number) => historyKey(period, shard)
  const readShard = (of: number, shard: number) => readParsed(kept, historyKey(of, shard), keptShard)
  /** What this period's file knows of those before, from the night that began it. */
  const bestOf = async (old: HistoryAnswer | null, shard: number): Promise<BestRanks> =>
    old?.best ? bestIn(old) : bestBefore(index?.periods ?? [], { period, shard, shards }, readShard)
  for (let round = 0; round < rounds; round++) {
    const started = new Map<number, Started>()
    for (let shard = round; shard < shards; shard += rounds) {
      // A quarter that the index does not know may have shards of a run that was cut off, from which nobody was taken who hid since.
      const old = known ? await readShard(period, shard) : null
      started.set(shard, startWeek(old, week, await bestOf(old, shard)))
    }
    for (let number = round; number < rankShards; number += rounds) {
      const bytes = await night.read(publishedKey('ranks', { shard: String(number) }))
      if (!bytes) continue
      const shard = readRankShard(bytes)
      const placeOf = shard.boards.map((name) => boardNames.indexOf(name))
      for (const [at, id] of shard.ids.entries()) {
        const [from, to] = [shard.ends[at - 1] ?? 0, shard.ends[at] ?? 0]
        const history = started.get(id % shards)
        if (history) addRanks(history, shard, placeOf, { id, from, to })
      }
    }
    for (const [shard, history] of started) {
      const ended = endWeek(history, week)
      const isEmpty = Object.keys(ended.chars).length === 0 && history.best.size === 0
      // A new quarter's is written all the same, over what such a run may have left.
      if (isEmpty && known) continue
      yield jsonFile(keyOf(shard), { deployTime, generateTime: now, ...ended })
    }
  }
  // Such a run may have had more characters, and so more shards, which nothing leads to.
  for (const key of known ? [] : await shardsFrom(shards, period, kept))
    yield jsonFile(key, { deployTime, generateTime: now, ...endWeek(startWeek(null, week, new Map()), week) })
  yield* rarityWeekFiles(deps)
  const periods = indexWith(index, period, shards, week)
  yield jsonFile(publishedKey('historyIndex', {}), { deployTime, generateTime: now, periods }, { stage: 'index' })
}
