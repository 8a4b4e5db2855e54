import { type Company, publishedKey } from '@kupodex/data/contract'
import { companyBoards, newestOfCompany, rankStandings } from '@kupodex/data/rules'
import { textAt } from '../arrays/columns.ts'
import type { Fold } from '../fold/fold.ts'
import type { Newest } from '../fold/newest.ts'
import { companiesOfShard, type FoldedCompany } from '../rank/companies.ts'
import { type MemberScores, memberScores } from './company-scores.ts'
import type { NightFile, Stamper } from './stamp.ts'
import type { Work } from './work.ts'

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
