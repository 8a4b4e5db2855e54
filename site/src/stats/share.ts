import type { Language } from '@kupodex/data/game'
import { percentDecimals, percentOf } from '@kupodex/data/rules'
import { formatPercent } from '#format/number.ts'

/** What part of `total` characters so many are, in percent; nobody is 0% without decimals. */
export const shareOfPeople = (count: number, total: number, language: Language): string => {
  const full = percentOf(count, total)
  return formatPercent(full, full === 0 ? 0 : percentDecimals(full), language)
}
