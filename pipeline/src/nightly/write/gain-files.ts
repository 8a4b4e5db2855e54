import { type GainBoard, publishedKey } from '@kupodex/data/contract'
import { gainMeasures, isGainOpen, paceMeasures } from '@kupodex/data/rules'
import type { Fold } from '../fold/fold.ts'
import { gainsByRow, type PeriodGains } from '../fold/gains.ts'
import { keyOfYear, leftOutKey } from '../previous/kept-gains.ts'
import { leadersOf } from '../rank/leaders.ts'
import { levels } from '../rank/rank-table.ts'
import { scopesByHome } from '../rank/ranking.ts'
import { endedGains } from './ended-gains.ts'
import type { NightFile, Stamper } from './stamp.ts'
import { type Shown, whoIs } from './who-is.ts'
import type { Work } from './work.ts'

/** Rows that a board of a running time has at most, and one of a time that has ended. */
const mostRows = { running: 20, ended: 10 } as const

/** The boards of one time, by scope in the order of the catalog's. */
const boardsOf = (
  { catalog, fold, byId }: Pick<Work, 'catalog' | 'byId'> & { fold: Shown & Pick<Fold, 'homes'> },
  { measures }: PeriodGains,
  most: number,
): GainBoard[][] => {
  const leaders = measures.map((gained) => leadersOf(catalog, fold, byId, gainsByRow(fold, gained), most))
  return catalog.scopes.map((_, scope) =>
    gainMeasures.map(({ word }, measure): GainBoard => {
      const { count = 0, first = [] } = leaders[measure]?.[scope] ?? {}
      const chars = first.map(({ row, rank, score }) => ({ ...whoIs(fold, row), rank, score }))
      return { measure: word, count, chars }
    }),
  )
}

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
    yield stamp.answer(publishedKey('gains', { scope: slug, period }), { period, from, to, boards: boards[scope] })
  }
}

/** Times that have ended, by scope and year, as this night or an earlier one counted them, and beside them what is left out of them. */
export function* endedGainFiles(
  work: Pick<Work, 'catalog' | 'fold' | 'byId' | 'keptGains' | 'concealedBefore' | 'now'>,
  stamp: Stamper,
): Generator<NightFile> {
  const ended = work.fold.gains.filter(({ period }) => period.to <= work.now)
  const counted = ended.flatMap((gains) => {
    const { period } = gains
    const isOpen = isGainOpen(period, work.now)
    const byScope = boardsOf(work, gains, mostRows.ended)
    return work.catalog.scopes.map(({ slug: scope }, at) => ({
      scope,
      period,
      gains: { isOpen, boards: byScope[at] ?? [] },
    }))
  })
  const { years, leftOut } = endedGains(work, counted)
  for (const { scope, year, months, seasons, whole } of years)
    yield stamp.answer(keyOfYear({ scope, year }), { year, months, seasons, whole })
  for (const { scope, rows } of leftOut) yield stamp.answer(leftOutKey(scope), { rows })
}

/** How much each character of a world gained in the last whole weeks: those beside each other on a board are of one world. */
export function* paceFiles(
  { catalog, fold, byId }: Pick<Work, 'catalog' | 'fold' | 'byId'>,
  stamp: Stamper,
): Generator<NightFile> {
  const [paces] = fold.paces
  if (!paces) return
  const gained = paces.measures.map((measure) => gainsByRow(fold, measure))
  const scopeOf = scopesByHome(catalog)
  const chars = catalog.scopes.map((): string[] => [])
  for (const row of byId) {
    if (gained.every((ofType) => ofType[row] === 0)) continue
    const scope = scopeOf[(fold.homes[row] as number) * levels.length + levels.indexOf('world')] as number
    chars[scope]?.push(`"${fold.ids[row]}":[${gained.map((ofType) => ofType[row]).join()}]`)
  }
  const { from, to } = paces.period
  const types = paceMeasures.map(({ type }) => type)
  for (const [at, { kind, slug: scope }] of catalog.scopes.entries()) {
    if (kind !== 'world') continue
    const about = JSON.stringify({ from, to, types }).slice(1, -1)
    const answer = `,${about},"chars":{${chars[at]?.join() ?? ''}}`
    yield stamp(publishedKey('paces', { scope }), (writer) => writer.raw(answer))
  }
}
