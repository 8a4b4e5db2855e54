import { type GainBoard, type GainMonth, publishedKey } from '@kupodex/data/contract'
import { gainMeasures, isMonthOpen } from '@kupodex/data/rules'
import type { Fold } from '../fold/fold.ts'
import type { Gained, PeriodGains } from '../fold/gains.ts'
import { type Shown, whoIs } from './who-is.ts'
import type { KeptMonths } from '../previous/previous.ts'
import { leadersOf } from '../rank/leaders.ts'
import { type Forgotten, newlyConcealed } from './newly-concealed.ts'
import type { NightFile, Stamper } from './stamp.ts'
import type { Work } from './work.ts'

/** Rows that a board of a running time has at most, and one of a month that has ended. */
const mostRows = { running: 20, ended: 10 } as const

const byRow = ({ ids }: Pick<Fold, 'ids'>, { rows, scores }: Gained): Uint32Array => {
  const gains = new Uint32Array(ids.length)
  for (const [at, row] of rows.entries()) gains[row] = scores[at] as number
  return gains
}

/** The boards of one time, by scope in the order of the catalog's. */
const boardsOf = (
  { catalog, fold, byId }: Pick<Work, 'catalog' | 'byId'> & { fold: Shown & Pick<Fold, 'homes'> },
  { measures }: PeriodGains,
  most: number,
): GainBoard[][] => {
  const leaders = measures.map((gained) => leadersOf(catalog, fold, byId, byRow(fold, gained), most))
  return catalog.scopes.map((_, scope) =>
    gainMeasures.map(({ word }, measure): GainBoard => {
      const { count = 0, first = [] } = leaders[measure]?.[scope] ?? {}
      const chars = first.map(({ row, rank, score }) => ({ ...whoIs(fold, row), rank, score }))
      return { measure: word, count, chars }
    }),
  )
}

const bodyOf = (answer: object) => `,${JSON.stringify(answer).slice(1, -1)}`

/** The boards of a time that still runs, in every scope. */
export function* gainFiles(
  work: Pick<Work, 'catalog' | 'fold' | 'byId'>,
  number: number,
  stamp: Stamper,
): Generator<NightFile> {
  const gains = work.fold.gains[number]
  if (!gains) throw new RangeError(`there are no gains of a time ${number}`)
  const { kind: period, from, to } = gains.period
  const boards = boardsOf(work, gains, mostRows.running)
  for (const [scope, { slug }] of work.catalog.scopes.entries()) {
    const answer = bodyOf({ period, from, to, boards: boards[scope] })
    yield stamp(publishedKey('gains', { scope: slug, period }), (writer) => writer.raw(answer))
  }
}

/** What hides a character on the board of each measure: itself as a whole (`all`), or one of these collections. */
const hiding = new Map(gainMeasures.map(({ word, of }) => [word, ['all', ...of.map(({ type }) => type)]]))

/** A month without those of whom nothing may be shown any more. */
const withoutForgotten = (month: GainMonth, forgotten: Forgotten): GainMonth => ({
  ...month,
  boards: month.boards.map((board) => ({
    ...board,
    chars: board.chars.filter(({ id }) => !hiding.get(board.measure)?.some((what) => forgotten.get(id)?.has(what))),
  })),
})

/** The months of a scope with the one that ended last, where it is not kept as it is by now. */
const withMonth = (kept: readonly GainMonth[], ended: GainMonth): GainMonth[] => {
  if (kept.some(({ month, isOpen }) => month === ended.month && !isOpen)) return [...kept]
  return [...kept.filter(({ month }) => month !== ended.month), ended].sort((a, b) => a.month - b.month)
}

/**
 * The months that have ended, by scope and year: those of the nights before as they were, and the one that ended last, which is counted
 * again while it is open. Who must not be shown any more is taken out of all of them; nobody else's rank changes.
 */
export function* gainMonthFiles(
  work: Pick<Work, 'catalog' | 'fold' | 'byId' | 'gainMonths' | 'concealedBefore' | 'now'>,
  stamp: Stamper,
): Generator<NightFile> {
  const keyOf = ({ scope, year }: Pick<KeptMonths, 'scope' | 'year'>) =>
    publishedKey('gainMonths', { scope, year: String(year) })
  const forgotten = newlyConcealed(work)
  const files = new Map(
    work.gainMonths.map((kept) => [
      keyOf(kept),
      { ...kept, months: kept.months.map((month) => withoutForgotten(month, forgotten)) },
    ]),
  )
  const gains = work.fold.gains.find(({ period }) => period.to <= work.now)
  if (gains) {
    const from = new Date(gains.period.from)
    const about = { month: from.getUTCMonth() + 1, isOpen: isMonthOpen(gains.period, work.now) }
    const year = from.getUTCFullYear()
    const boards = boardsOf(work, gains, mostRows.ended)
    for (const [at, { slug: scope }] of work.catalog.scopes.entries()) {
      const key = keyOf({ scope, year })
      const months = withMonth(files.get(key)?.months ?? [], { ...about, boards: boards[at] ?? [] })
      files.set(key, { scope, year, months })
    }
  }
  for (const [key, { year, months }] of files) {
    const answer = bodyOf({ year, months })
    yield stamp(key, (writer) => writer.raw(answer))
  }
}
