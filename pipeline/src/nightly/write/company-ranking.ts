import { type CompanyRankingAnswer, type CompanyRow, publishedKey } from '@kupodex/data/contract'
import { companyRankingBoards, companyScore, rankStandings } from '@kupodex/data/rules'
import { allCompanies, type FoldedCompany } from '../rank/companies.ts'
import { type MemberScores, memberScores } from './company-scores.ts'
import type { NightFile, Stamper } from './stamp.ts'
import type { Work } from './work.ts'

/** Rows that a board of free companies has at most. */
const mostRows = 50

type Scored = Omit<CompanyRow, 'rank'> & { home: number }

const scoredOn = (companies: readonly FoldedCompany[], { scoreOf }: MemberScores, homes: ReadonlyMap<number, number>) =>
  companies.flatMap(({ id, name, worldId, rows }): Scored[] => {
    const scores = rows.flatMap((row) => scoreOf(row) ?? [])
    const score = companyScore(scores)
    if (score === null || score.mean === 0) return []
    const home = homes.get(worldId) ?? 0
    return [{ id, name, worldId, members: scores.length, score: score.mean, best: score.best, home }]
  })

/** The first of those companies (by ascending id), ranked by their mean alone. */
const ranked = (rows: readonly Scored[]): CompanyRow[] =>
  rankStandings(rows.map(({ score }, at) => ({ id: at, score, date: 0 })))
    .slice(0, mostRows)
    .map(({ id: at, rank }) => {
      const { home: _, ...row } = rows[at] as Scored
      return { ...row, rank }
    })

/** The boards of free companies in every scope. */
export function* companyRankingFiles(
  { catalog, fold, members }: Pick<Work, 'catalog' | 'fold' | 'members'>,
  stamp: Stamper,
): Generator<NightFile> {
  const companies = allCompanies(fold, members)
  const scored = memberScores(fold, companyRankingBoards).map((board) => scoredOn(companies, board, catalog.homes))
  for (const [scope, { slug }] of catalog.scopes.entries()) {
    const boards = companyRankingBoards.map((board, at): CompanyRankingAnswer['boards'][number] => {
      const rows = (scored[at] ?? []).filter(({ home }) => catalog.scopesOfHome[home]?.includes(scope))
      return { board, count: rows.length, companies: ranked(rows) }
    })
    const answer = JSON.stringify({ boards })
    yield stamp(publishedKey('companyRanking', { scope: slug }), (writer) => writer.raw(`,${answer.slice(1, -1)}`))
  }
}
