import type { Language, RarityType } from '@kupodex/data/game'
import { percentOf } from '@kupodex/data/rules'
import { fill } from '#texts/fill.ts'
import type { RarityRow } from './list.ts'
import { patchOf } from './patch.ts'
import { shareOfCount } from './share.ts'
import { orderTexts } from './texts.ts'
import { countBefore, type ListWeeks } from './weeks.ts'

/** A list in another order, and the week that it is compared with (epoch ms); null where it is compared with none. */
export interface OrderedList {
  rows: RarityRow[]
  since: number | null
}

const patchNumber = (type: RarityType, { item }: RarityRow): number =>
  item.patch === undefined ? (patchOf(type, item) ?? 0) / 10 : Number.parseFloat(item.patch)

/** What can be had: what nobody can get any more only falls, as characters are added. Nothing is folded away. */
const obtainable = (rows: readonly RarityRow[]): RarityRow[] =>
  rows.filter(({ item }) => !item.gone).map((row) => ({ ...row, folded: false }))

/** What the newest patches brought first; of a patch what is of the game's later rows first. */
export const newestFirst = (type: RarityType, rows: readonly RarityRow[]): OrderedList => ({
  rows: obtainable(rows).sort((a, b) => patchNumber(type, b) - patchNumber(type, a) || b.id - a.id),
  since: null,
})

/**
 * What more of those counted own than weeks ago, or less of them, by points of percent; what looks the same in percent is in neither.
 * `at` is when the rows were counted (epoch ms), of `characters`.
 */
export const movedFirst = (
  order: 'rising' | 'falling',
  rows: readonly RarityRow[],
  weeks: ListWeeks,
  { at, characters, language }: { at: number; characters: number; language: Language },
): OrderedList => {
  let since: number | null = null
  const moved = obtainable(rows).flatMap((row) => {
    const before = countBefore(weeks.countsOf(row.id), at)
    if (before === null || characters === 0) return []
    const share = shareOfCount(before.owners, before.counted, language)
    since = Math.min(since ?? Infinity, before.week)
    const change = row.percentFull - percentOf(before.owners, before.counted)
    const isSame = share === shareOfCount(row.count, characters, language)
    if (isSame || (order === 'rising' ? change <= 0 : change >= 0)) return []
    const words = fill(orderTexts(language).before, { share })
    return [{ row: { ...row, before: words }, change: Math.abs(change) }]
  })
  return { rows: moved.sort((a, b) => b.change - a.change || a.row.id - b.row.id).map(({ row }) => row), since }
}
