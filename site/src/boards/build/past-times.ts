import { type EndedGains, endedTimes } from '@kupodex/data/contract'
import { gainPeriod, type KeptKind } from '@kupodex/data/rules'
import type { PublishedTree } from '#build/published.ts'

/** How many times of each kind a page shows, the newest. */
const most: Readonly<Record<KeptKind, number>> = { month: 12, season: 4, year: 10 }

/** A time that has ended, and when it began (epoch ms). */
export type PastTime = EndedGains & { kind: KeptKind; from: number }

/** The times that have ended with something gained in a scope: the one that ended last first, of those that ended together the longest. */
export const pastTimes = (
  { index, gainMonths }: Pick<PublishedTree, 'index' | 'gainMonths'>,
  scope: string,
): PastTime[] => {
  const year = new Date(index?.generateTime ?? 0).getUTCFullYear()
  const years = Array.from({ length: most.year + 1 }, (_, back) => gainMonths(scope, year - back))
  const kept = years.flatMap((one) => (one === null ? [] : [one]))
  const times = kept.flatMap(endedTimes).map(({ kind, from, gains }): PastTime => ({ ...gains, kind, from }))
  const endOf = ({ kind, from }: PastTime) => gainPeriod(kind, from).to
  const won = times
    .filter(({ boards }) => boards.some(({ chars }) => chars.length > 0))
    .sort((a, b) => endOf(b) - endOf(a) || a.from - b.from)
  return won.filter((time) => won.filter(({ kind }) => kind === time.kind).indexOf(time) < most[time.kind])
}
