import { publishedKey, type RarityType } from '@kupodex/data/contract'
import { boardName, boards, rankShards } from '@kupodex/data/rules'
import { boardFiles } from './board-files.ts'
import type { Catalog } from './catalog.ts'
import { commonStart, type Texts, type TextStart } from './columns.ts'
import type { Fold } from './fold.ts'
import { nameFiles } from './name-index.ts'
import { statsOf } from './people.ts'
import { raidFiles } from './raid-files.ts'
import { emptyRanks, rankBoard, type RanksByLevel } from './rank.ts'
import { rankFiles, rowsByShard } from './rank-files.ts'
import { rowStarts } from './row-starts.ts'
import { rarityOf, rarityTypesOf } from './rarity.ts'
import { type NightFile, type Stamp, type Stamper } from './stamp.ts'
import type { WeekPoints } from './weights.ts'
import type { Yesterday } from './yesterday.ts'

/** A piece of a night's work that needs nothing of the other pieces of its stage. */
export type Task =
  | { kind: 'names' }
  | { kind: 'stats' }
  | { kind: 'board'; board: number }
  | { kind: 'raid'; raid: number }
  | { kind: 'rarity'; type: RarityType }
  | { kind: 'ranks'; from: number; to: number }

/** Everything tasks read, and the ranks, which boards write and the look-up reads. */
export interface Work extends Stamp {
  catalog: Catalog
  fold: Fold
  points: WeekPoints
  yesterday: Yesterday
  byId: Uint32Array
  byShard: Uint32Array
  shardEnds: Uint32Array
  iconBase: TextStart
  /** What each character's row of a shard of pages begins with. */
  starts: Texts
  /** Ranks by board, in the order of `boards`. */
  ranks: readonly RanksByLevel[]
}

/** What a night has worked out before its tasks begin. */
export interface WorkedOut {
  catalog: Catalog
  fold: Fold
  points: WeekPoints
  yesterday: Yesterday
  byId: Uint32Array
  now: number
  before: Stamp['before']
}

/** Shards of the look-up that one task makes. */
const shardsAtOnce = 32

/** Puts beside a night what its tasks share. */
export const startWork = (night: WorkedOut): Work => {
  const iconBase = commonStart(night.fold.icons)
  return {
    ...night,
    deployTime: night.catalog.deployTime,
    ...rowsByShard(night.fold.ids, night.byId),
    iconBase,
    starts: rowStarts(night.fold, iconBase),
    ranks: boards.map(() => emptyRanks(night.fold.ids.length)),
  }
}

/** The tasks of a night, stage by stage: all of one must be done before the next begins. */
export const tasksOf = ({ fold }: Pick<Work, 'fold'>): Task[][] => [
  [
    // What takes longest comes first.
    { kind: 'names' },
    ...boards.map((_, board): Task => ({ kind: 'board', board })),
    ...rarityTypesOf(fold).map((type): Task => ({ kind: 'rarity', type })),
    ...fold.clears.map((_, raid): Task => ({ kind: 'raid', raid })),
    { kind: 'stats' },
  ],
  Array.from({ length: Math.ceil(rankShards / shardsAtOnce) }, (_, at): Task => {
    return { kind: 'ranks', from: at * shardsAtOnce, to: Math.min(rankShards, (at + 1) * shardsAtOnce) }
  }),
]

function* runBoard(work: Work, number: number, stamp: Stamper): Generator<NightFile> {
  const { catalog, fold, byId, iconBase, starts } = work
  const board = boards[number]
  const [scores, dates, ranks] = [fold.scores[number], fold.dates[number], work.ranks[number]]
  if (!board || !scores || !dates || !ranks) throw new RangeError(`there is no board ${number}`)
  const ranked = rankBoard(catalog, { places: fold.places, byId, scores, dates }, ranks)
  const yesterday = work.yesterday[number] ?? []
  const { type, mode } = board
  const keyOf = (scope: string) => publishedKey('ranking', { type, scope, mode })
  const shardKeyOf = (scope: string, shard: string) => publishedKey('rankingPages', { type, scope, mode, shard })
  yield* boardFiles(
    { catalog, keyOf, shardKeyOf, people: fold, iconBase, starts, scores, dates, ranked, ranks, yesterday },
    stamp,
  )
}

function* runStats({ catalog, fold }: Work, stamp: Stamper): Generator<NightFile> {
  for (const [at, { slug }] of catalog.scopes.entries()) {
    const answer = JSON.stringify(statsOf(catalog, fold.people, at))
    yield stamp(publishedKey('stats', { scope: slug }), (writer) => writer.raw(`,${answer.slice(1, -1)}`))
  }
}

function* runRarity({ catalog, fold, points }: Work, type: RarityType, stamp: Stamper): Generator<NightFile> {
  for (const [at, { slug }] of catalog.scopes.entries()) {
    const answer = JSON.stringify(rarityOf(catalog, fold, points, type, at))
    yield stamp(publishedKey('rarity', { type, scope: slug }), (writer) => writer.raw(`,${answer.slice(1, -1)}`))
  }
}

/** Does a task: gives its files one after another. */
export const runTask = (work: Work, task: Task, stamp: Stamper): Generator<NightFile> => {
  switch (task.kind) {
    case 'names':
      return nameFiles(work.fold, work.byId, stamp)
    case 'stats':
      return runStats(work, stamp)
    case 'raid':
      return raidFiles(work, task.raid, stamp)
    case 'board':
      return runBoard(work, task.board, stamp)
    case 'rarity':
      return runRarity(work, task.type, stamp)
    case 'ranks': {
      const { fold, byShard, shardEnds, ranks, yesterday } = work
      const named = boards.map((board, number) => ({
        name: boardName(board),
        ranks: ranks[number] ?? [],
        yesterday: yesterday[number] ?? [],
      }))
      return rankFiles({ ids: fold.ids, boards: named, byShard, shardEnds }, task.from, task.to, stamp)
    }
  }
}
