import { type RaidClearsAnswer, publishedKey } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import { boards, companyShards, rankShards } from '@kupodex/data/rules'
import type { Catalog } from '../catalog/catalog.ts'
import { possibleScore } from '../catalog/weights.ts'
import type { Fold } from '../fold/fold.ts'
import { statsOf } from '../fold/statistics.ts'
import { allCompanies } from '../rank/companies.ts'
import { boardEntry } from '../rank/rank-table.ts'
import { boardFiles } from './board-files.ts'
import { collectedFile, missingFiles } from './collected.ts'
import { companyFiles, companyRankingFiles } from './company-files.ts'
import { endedGainFiles, gainFiles, paceFiles } from './gain-files.ts'
import { characterNames, companyNames, indexFiles } from './name-index.ts'
import { raidFiles } from './raid-files.ts'
import { rankFiles } from './rank-files.ts'
import { rarityOf, rarityTypesOf, sumHomes } from './rarity.ts'
import type { NightFile, Stamper } from './stamp.ts'
import type { Work } from './work.ts'

/**
 * How many characters of a scope have cleared each raid, by raid id. Anyone who has the achievement of its first clear counts,
 * even without a date, which the raid's own board needs; the characters are those of the rarity of achievements.
 */
const raidClearsOf = (
  catalog: Catalog,
  { owning }: Pick<Fold, 'owning'>,
  scope: number,
): Omit<RaidClearsAnswer, 'deployTime' | 'generateTime'> => {
  if (!owning.achievement) return { charCount: 0, clears: [] }
  const { owners, counted } = sumHomes(owning.achievement, catalog, scope)
  return { charCount: counted, clears: catalog.raids.map(({ id }) => ({ id, count: owners[id] ?? 0 })) }
}

/** A piece of a night's work that needs nothing of the other pieces of its stage. */
export type Task =
  | { kind: 'names' }
  | { kind: 'stats' }
  | { kind: 'raidClears' }
  | { kind: 'collected' }
  | { kind: 'board'; board: number }
  | { kind: 'raid'; raid: number }
  | { kind: 'rarity'; type: RarityType }
  | { kind: 'companies'; from: number; to: number }
  | { kind: 'companyLists' }
  | { kind: 'gains'; period: number }
  | { kind: 'endedGains' }
  | { kind: 'paces' }
  | { kind: 'fewestMissing' }
  | { kind: 'ranks'; from: number; to: number }

/** Shards that one task makes. */
const shardsAtOnce = 32

/** The shards of a look-up, so many at once. */
const inShares = (shards: number): { from: number; to: number }[] =>
  Array.from({ length: Math.ceil(shards / shardsAtOnce) }, (_, at) => {
    return { from: at * shardsAtOnce, to: Math.min(shards, (at + 1) * shardsAtOnce) }
  })

/** The tasks of a night, stage by stage: all of one must be done before the next begins. */
export const tasksOf = ({ fold, now }: Pick<Work, 'fold' | 'now'>): Task[][] => [
  [
    // What takes longest comes first.
    { kind: 'names' },
    ...boards.map((_, board): Task => ({ kind: 'board', board })),
    ...rarityTypesOf(fold).map((type): Task => ({ kind: 'rarity', type })),
    ...fold.clears.map((_, raid): Task => ({ kind: 'raid', raid })),
    { kind: 'companyLists' },
    ...fold.gains.flatMap(({ period }, at): Task[] => (period.to > now ? [{ kind: 'gains', period: at }] : [])),
    { kind: 'endedGains' },
    { kind: 'paces' },
    { kind: 'fewestMissing' },
    ...inShares(companyShards).map((share): Task => ({ kind: 'companies', ...share })),
    { kind: 'stats' },
    { kind: 'raidClears' },
    { kind: 'collected' },
  ],
  inShares(rankShards).map((share): Task => ({ kind: 'ranks', ...share })),
]

function* runBoard(work: Work, number: number, stamp: Stamper): Generator<NightFile> {
  const { catalog, fold, byId, iconBase, starts } = work
  const board = boards[number]
  const [scores, dates] = [fold.scores[number], fold.dates[number]]
  if (!board || !scores || !dates) throw new RangeError(`there is no board ${number}`)
  const { type, mode } = board
  // The score of a character that owns all that the board counts.
  const possible = possibleScore(catalog, work.points, board)
  yield* boardFiles(
    {
      catalog,
      keysOf: (scope) => [publishedKey('ranking', { type, scope, mode })],
      shardKeyOf: (scope, shard) => publishedKey('rankingPages', { type, scope, mode, shard }),
      answerOf: ({ count, ...page }) => ({ count, possible, ...page }),
      characters: fold,
      ...{ byId, iconBase, starts, scores, dates },
      shown: scores,
      entryOf: (row) => boardEntry(row, number),
      ranks: work.ranks.boards,
      yesterday: work.yesterday.boards,
      week: work.week.boards,
    },
    stamp,
  )
}

/** The file of each scope that has one answer. */
function* scopeFiles({ catalog }: Work, fileOf: (scope: string, at: number) => NightFile): Generator<NightFile> {
  for (const [at, { slug }] of catalog.scopes.entries()) yield fileOf(slug, at)
}

/** What lists all free companies: their boards, and the index of their names. */
function* runCompanyLists({ catalog, fold, members }: Work, stamp: Stamper): Generator<NightFile> {
  const companies = allCompanies(fold, members)
  yield* companyRankingFiles({ catalog, fold, companies }, stamp)
  yield* indexFiles(companyNames(companies), stamp)
}

/** Does a task: gives its files one after another. */
export const runTask = (work: Work, task: Task, stamp: Stamper): Generator<NightFile> => {
  const { catalog, fold } = work
  switch (task.kind) {
    case 'names':
      return indexFiles(characterNames(fold, work.byId), stamp)
    case 'stats':
      return scopeFiles(work, (scope, at) =>
        stamp.answer(publishedKey('stats', { scope }), statsOf(catalog, fold.statistics, at)),
      )
    case 'raidClears':
      return scopeFiles(work, (scope, at) =>
        stamp.answer(publishedKey('raidClears', { scope }), raidClearsOf(catalog, fold, at)),
      )
    case 'collected':
      return collectedFile(catalog, fold, stamp)
    case 'raid':
      return raidFiles(work, task.raid, stamp)
    case 'board':
      return runBoard(work, task.board, stamp)
    case 'rarity':
      return scopeFiles(work, (scope, at) =>
        stamp.answer(
          publishedKey('rarity', { type: task.type, scope }),
          rarityOf(catalog, fold, work.points, task.type, at),
        ),
      )
    case 'companies':
      return companyFiles(work, task.from, task.to, stamp)
    case 'companyLists':
      return runCompanyLists(work, stamp)
    case 'gains':
      return gainFiles(work, task.period, stamp)
    case 'endedGains':
      return endedGainFiles(work, stamp)
    case 'paces':
      return paceFiles(work, stamp)
    case 'fewestMissing':
      return missingFiles(work, stamp)
    case 'ranks':
      return rankFiles({ ...work, ids: fold.ids, raids: catalog.raids }, task.from, task.to, stamp)
  }
}
