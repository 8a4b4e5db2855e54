import { type Company, type CompanyRankingAnswer, type CompanyRow, publishedKey } from '@kupodex/data/contract'
import {
  boardName,
  type CompanyBoard,
  companyBoards,
  companyRankingBoards,
  companyScore,
  newestOfCompany,
  rankStandings,
  scoredBoards,
} from '@kupodex/data/rules'
import { textAt } from '../arrays/columns.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Fold } from '../fold/fold.ts'
import { knownBit } from '../fold/known.ts'
import type { Newest } from '../fold/newest.ts'
import { companiesOfShard, type FoldedCompany } from '../rank/companies.ts'
import type { NightFile, Stamper } from './stamp.ts'
import type { Work } from './work.ts'

/** How members of free companies do on a board: by row of the fold, the score, null where it is not known, and its date (epoch s, 0 unknown). */
interface MemberScores {
  scoreOf: (row: number) => number | null
  dateOf: (row: number) => number
}

/** The scores on some boards of free companies, in their order. */
const memberScores = (
  { scores, dates, known }: Pick<Fold, 'scores' | 'dates' | 'known'>,
  boards: readonly CompanyBoard[],
): MemberScores[] =>
  boards.flatMap((name) => {
    const number = scoredBoards.findIndex((board) => boardName(board) === name)
    const board = scoredBoards[number]
    if (board === undefined) return []
    const bit = knownBit(board.type)
    return {
      scoreOf: (row) => ((known[row] as number) & bit ? (scores[number]?.[row] ?? 0) : null),
      dateOf: (row) => dates[number]?.[row] ?? 0,
    }
  })

/** Ranks among the members of a company by row: as on a board, the earlier date ranks higher among equals. */
const ranksOf = (rows: readonly number[], { scoreOf, dateOf }: MemberScores): ReadonlyMap<number, number> =>
  new Map(
    rankStandings(rows.map((row) => ({ id: row, score: scoreOf(row) ?? 0, date: dateOf(row) }))).map(
      ({ id, rank }) => [id, rank] as const,
    ),
  )

type NewestThings = NonNullable<Company['newest']>['mount']

/** What the members of a company obtained last: the newest first, then by member, then by thing. */
const newestOf = (rows: readonly number[], { ids, dates }: Newest): NewestThings => {
  const { most, each } = newestOfCompany
  const things: NewestThings = []
  for (const [member, row] of rows.entries()) {
    for (let place = row * each; place < (row + 1) * each && ids[place] !== 0; place++)
      things.push([member, ids[place] as number, dates[place] as number])
  }
  return things.sort((a, b) => b[2] - a[2] || a[0] - b[0] || a[1] - b[1]).slice(0, most)
}

const companyOf = (fold: Fold, boards: readonly MemberScores[], { name, worldId, rows }: FoldedCompany): Company => {
  const ranks = boards.map((board) => ranksOf(rows, board))
  const members = rows.map((row) => ({
    id: fold.ids[row] as number,
    name: textAt(fold.names, row),
    worldId: fold.worldIds[row] as number,
    scores: boards.map(({ scoreOf }) => scoreOf(row)),
    ranks: ranks.map((byRow) => byRow.get(row) ?? null),
    // The first board is that of achievement points, whose dates the Lodestone has.
    newest: boards[0]?.dateOf(row) || null,
  }))
  const totals = boards.map(({ scoreOf }) => rows.reduce((sum, row) => sum + (scoreOf(row) ?? 0), 0))
  const newest = {
    achievement: newestOf(rows, fold.newest.achievement),
    mount: newestOf(rows, fold.newest.mount),
  }
  return { name, worldId, totals, members, newest }
}

/** The shards `from` to before `to` of all free companies that may be shown; an empty shard is not written. */
export function* companyFiles(
  { fold, members }: Pick<Work, 'fold' | 'members'>,
  from: number,
  to: number,
  stamp: Stamper,
): Generator<NightFile> {
  const boards = memberScores(fold, companyBoards)
  for (let shard = from; shard < to; shard++) {
    const found = companiesOfShard(fold, members, shard)
    if (found.length === 0) continue
    const companies = Object.fromEntries(found.map((company) => [company.id, companyOf(fold, boards, company)]))
    yield stamp.answer(publishedKey('companies', { shard: String(shard) }), { boards: companyBoards, companies })
  }
}

/** Rows that a board of free companies has at most. */
const mostRows = 50

type Scored = Omit<CompanyRow, 'rank'>

/** The companies that have a score on a board, by scope. */
const scoredOn = (
  companies: readonly FoldedCompany[],
  { scoreOf }: MemberScores,
  { homes, scopes, scopesOfHome }: Catalog,
): Scored[][] => {
  const byScope = scopes.map((): Scored[] => [])
  for (const { id, name, worldId, rows } of companies) {
    const scores = rows.flatMap((row) => scoreOf(row) ?? [])
    const score = companyScore(scores)
    if (score === null || score.mean === 0) continue
    const scored = { id, name, worldId, members: scores.length, score: score.mean, best: score.best }
    for (const scope of scopesOfHome[homes.get(worldId) ?? 0] ?? []) byScope[scope]?.push(scored)
  }
  return byScope
}

/** The first of those companies (by ascending id), ranked by their mean alone. */
const ranked = (rows: readonly Scored[]): CompanyRow[] =>
  rankStandings(rows.map(({ score }, at) => ({ id: at, score, date: 0 })))
    .slice(0, mostRows)
    .map(({ id: at, rank }) => ({ ...(rows[at] as Scored), rank }))

/** The boards of free companies, which come by id, in every scope. */
export function* companyRankingFiles(
  { catalog, fold, companies }: Pick<Work, 'catalog' | 'fold'> & { companies: readonly FoldedCompany[] },
  stamp: Stamper,
): Generator<NightFile> {
  const scored = memberScores(fold, companyRankingBoards).map((board) => scoredOn(companies, board, catalog))
  for (const [scope, { slug }] of catalog.scopes.entries()) {
    const boards = companyRankingBoards.map((board, at): CompanyRankingAnswer['boards'][number] => {
      const rows = scored[at]?.[scope] ?? []
      return { board, count: rows.length, companies: ranked(rows) }
    })
    yield stamp.answer(publishedKey('companyRanking', { scope: slug }), { boards })
  }
}
