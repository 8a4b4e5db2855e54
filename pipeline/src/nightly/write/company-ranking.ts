import { type CompanyRankingAnswer, type CompanyRow, publishedKey } from '@kupodex/data/contract'
import { companyRankingBoards, companyScore, rankStandings } from '@kupodex/data/rules'
import type { Catalog } from '../catalog/catalog.ts'
import type { FoldedCompany } from '../rank/companies.ts'
import { type MemberScores, memberScores } from './company-scores.ts'
import type { NightFile, Stamper } from './stamp.ts'
import type { Work } from './work.ts'

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
