import { type EndedGains, endedTimes, type GainBoard, type GainRow } from '@kupodex/data/contract'
import { type GainMeasure, gainMeasures, gainPeriod, type GainPeriod } from '@kupodex/data/rules'
import {
  keyOfYear,
  type KeptGains,
  type KeptYear,
  type LeftOut,
  type LeftOutRow,
  withTime,
} from '../previous/kept-gains.ts'
import { newlyConcealed } from './newly-concealed.ts'
import { whoIs } from './who-is.ts'
import type { Night } from './work.ts'

type Word = GainMeasure['word']

/** Gains of a time that has ended, as this night has counted them in a scope. */
interface CountedTime {
  scope: string
  period: GainPeriod
  gains: EndedGains
}

/** What hides a character on the board of each measure: itself as a whole (`all`), or one of these collections. */
const hiding = new Map<Word, string[]>(
  gainMeasures.map(({ word, of }) => [word, ['all', ...of.map(({ type }) => type)]]),
)

const nameOf = (scope: string, { kind, from }: Pick<LeftOutRow, 'kind' | 'from'>) => `${scope}/${kind}/${from}`

/** The kept years with what was counted, but where a time is kept as it is by now. */
const withCounted = ({ years, leftOut }: KeptGains, counted: readonly CountedTime[]) => {
  const byKey = new Map(years.map((year) => [keyOfYear(year), year]))
  const renewed = new Set<string>()
  for (const { scope, period, gains } of counted) {
    const { kind } = period
    if (kind === 'week') continue
    const { from } = gainPeriod(kind, period.from)
    const none: KeptYear = { scope, year: new Date(from).getUTCFullYear(), months: [], seasons: [], whole: null }
    const year = byKey.get(keyOfYear(none)) ?? none
    if (endedTimes(year).some((time) => time.kind === kind && time.from === from && !time.gains.isOpen)) continue
    byKey.set(keyOfYear(year), withTime(year, { kind, from }, gains))
    renewed.add(nameOf(scope, { kind, from }))
  }
  return {
    years: [...byKey.values()],
    leftOut: leftOut.map(({ scope, rows }) => {
      return { scope, rows: rows.filter((row) => !renewed.has(nameOf(scope, row))) }
    }),
    /** Whether a time was counted this night. */
    isRenewed: (scope: string, time: Pick<LeftOutRow, 'kind' | 'from'>) => renewed.has(nameOf(scope, time)),
  }
}

/** What is known this night of the characters in question. */
const knownOf = (night: Pick<Night, 'fold' | 'byId' | 'concealedBefore'>, inQuestion: ReadonlySet<number>) => {
  const { fold, byId } = night
  const newly = newlyConcealed(night)
  const concealed = new Map(
    Object.entries(fold.concealed).map(([what, ids]) => [what, new Set(ids.filter((id) => inQuestion.has(id)))]),
  )
  const rows = new Map<number, number>()
  for (const row of byId) if (inQuestion.has(fold.ids[row] as number)) rows.set(fold.ids[row] as number, row)
  return {
    /** What takes a character off the board of a measure since the night before. */
    hiddenSince: (id: number, measure: Word): string[] =>
      (hiding.get(measure) ?? []).filter((what) => newly.get(id)?.has(what)),
    /** Whether it is hidden whole (`all`), hides a collection, or is `erased`. */
    isConcealed: (id: number, what: string): boolean => concealed.get(what)?.has(id) ?? false,
    /** A row that was left out, with who its character is by now; none where that is not known. */
    shown: ({ id, worldId, rank, score }: LeftOutRow): GainRow[] => {
      const row = rows.get(id)
      return row === undefined ? [] : [{ ...whoIs(fold, row), worldId, rank, score }]
    },
  }
}

/**
 * The times that have ended, as readers may see them after this night, and what is left out of them. Who was hidden since the night before is
 * taken out of them, and comes back to the same rank when what was hidden is shown again; nobody else's rank changes. Of whom nothing is stored any
 * more is forgotten here too.
 */
export const endedGains = (
  night: Pick<Night, 'fold' | 'byId' | 'keptGains' | 'concealedBefore'>,
  counted: readonly CountedTime[],
): KeptGains => {
  const { years, leftOut, isRenewed } = withCounted(night.keptGains, counted)
  const boards = years.flatMap(endedTimes).flatMap(({ gains }) => gains.boards)
  const ids = [...boards.flatMap(({ chars }) => chars), ...leftOut.flatMap(({ rows }) => rows)].map(({ id }) => id)
  const { hiddenSince, isConcealed, shown } = knownOf(night, new Set(ids))
  const out = new Map<string, LeftOutRow[]>()

  const boardOf = (scope: string, { kind, from }: Pick<LeftOutRow, 'kind' | 'from'>, board: GainBoard): GainBoard => {
    const { measure } = board
    const rows = (leftOut.find((one) => one.scope === scope)?.rows ?? [])
      .filter((row) => row.kind === kind && row.from === from && row.measure === measure)
      .map((row) => ({ ...row, hides: [...new Set([...row.hides, ...hiddenSince(row.id, measure)])] }))
      .map((row) => ({ ...row, hides: row.hides.filter((what) => isConcealed(row.id, what)) }))
    const back = rows.filter(({ hides }) => hides.length === 0).flatMap(shown)
    const gone = board.chars
      .map(({ id, worldId, rank, score }): LeftOutRow => {
        return { kind, from, measure, id, worldId, rank, score, hides: hiddenSince(id, measure) }
      })
      .filter(({ hides }) => hides.length > 0)
    const [backIds, goneIds] = [back, gone].map((some) => new Set(some.map(({ id }) => id)))
    const left = [...rows.filter(({ id }) => !backIds?.has(id)), ...gone].filter(({ id }) => !isConcealed(id, 'erased'))
    out.set(scope, [...(out.get(scope) ?? []), ...left])
    const chars = [...board.chars.filter(({ id }) => !goneIds?.has(id)), ...back]
    return { ...board, chars: chars.sort((a, b) => a.rank - b.rank || a.id - b.id) }
  }
  const shownYears = years.map((year) =>
    endedTimes(year).reduce((changed, { kind, from, gains }) => {
      if (isRenewed(year.scope, { kind, from })) return changed
      const itsBoards = gains.boards.map((board) => boardOf(year.scope, { kind, from }, board))
      return withTime(changed, { kind, from }, { ...gains, boards: itsBoards })
    }, year),
  )
  return {
    years: shownYears,
    leftOut: [...out].filter(([, rows]) => rows.length > 0).map(([scope, rows]): LeftOut => ({ scope, rows })),
  }
}
