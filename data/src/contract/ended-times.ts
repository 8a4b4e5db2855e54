import { type KeptKind, seasonStart } from '../rules/gains.ts'
import type { EndedGains, GainMonthsAnswer } from './night-answers.ts'

export interface EndedTime {
  kind: KeptKind
  /** When it began (epoch ms). */
  from: number
  gains: EndedGains
}

/** The times of a year that have ended: its months, its seasons, and the whole of it. */
export const endedTimes = ({
  year,
  months,
  seasons,
  whole,
}: Pick<GainMonthsAnswer, 'year' | 'months' | 'seasons' | 'whole'>): EndedTime[] => [
  ...months.map((gains): EndedTime => ({ kind: 'month', from: Date.UTC(year, gains.month - 1), gains })),
  ...seasons.map((gains): EndedTime => ({ kind: 'season', from: seasonStart(year, gains.season), gains })),
  ...(whole === null ? [] : [{ kind: 'year' as const, from: Date.UTC(year, 0), gains: whole }]),
]
