import type { GainMonth } from '@kupodex/data/contract'
import type { PublishedTree } from '#build/published.ts'

/** Months that a page shows. */
const most = 12

/** A month that has ended, with its year. */
export type PastMonth = GainMonth & { year: number }

/** The newest months that have ended and in which somebody gained something in a scope, the newest first. */
export const pastMonths = ({ index, gainMonths }: PublishedTree, scope: string): PastMonth[] => {
  const year = new Date(index?.generateTime ?? 0).getUTCFullYear()
  return [year, year - 1]
    .flatMap((one) => (gainMonths(scope, one)?.months ?? []).map((month) => ({ ...month, year: one })).reverse())
    .filter(({ boards }) => boards.some(({ chars }) => chars.length > 0))
    .slice(0, most)
}
