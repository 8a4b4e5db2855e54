import type { CharacterAnswer } from '@kupodex/data/contract'
import type { ListOptions } from '#list/controls/state.ts'
import { withoutOwner } from '#list/page-words.ts'
import { achievementCountingOf, achievementCountsInTotals, type Counting } from '@kupodex/data/rules'
import type { LeanRow } from '@kupodex/data/game'

/** Whether a character has an achievement, could still get it, or never will; `unknown` of nobody's, which could. */
export type AchievementState = 'completed' | 'missing' | 'gone' | 'unknown'

/** An achievement as a page shows it; `date` is when it was completed (epoch s), 0 where that is not known. */
export interface AchievementRow {
  row: LeanRow<'achievements'>
  state: AchievementState
  /** Whether it counts in the character's totals. */
  counts: boolean
  counting: Counting
  date: number | null
}

/** When a character completed each of its achievements (epoch s), by id. */
export type Dates = ReadonlyMap<number, number>

export const datesOf = (owned: readonly { id: number; date: number }[]): Dates =>
  new Map(owned.map(({ id, date }) => [id, date]))

/** Whether the Lodestone says what a character has: of nobody's (id 0) it says nothing. */
export const isKnown = ({ id }: Pick<CharacterAnswer, 'id'>): boolean => id !== 0

export const optionsFor = (character: Pick<CharacterAnswer, 'id'>, options: ListOptions): ListOptions =>
  isKnown(character) ? options : withoutOwner(options)

/** When a character completed each of its achievements; null where that is not known. */
export const completedDates = (character: Pick<CharacterAnswer, 'id' | 'achievements'>): Dates | null =>
  isKnown(character) ? datesOf(character.achievements) : null

export const achievementRow = (row: LeanRow<'achievements'>, dates: Dates | null, legacy: boolean): AchievementRow => {
  const date = dates?.get(row.id) ?? null
  const open = dates === null ? 'unknown' : 'missing'
  const counts = achievementCountsInTotals(row, legacy)
  const counting = achievementCountingOf(row, legacy)
  return { row, counts, counting, date, state: date !== null ? 'completed' : counts ? open : 'gone' }
}

/** The achievements of a category in the game's order. */
export const rowsOfCategory = (
  achievements: readonly LeanRow<'achievements'>[],
  categoryId: number,
  dates: Dates | null,
  legacy: boolean,
): AchievementRow[] =>
  achievements
    .filter((row) => row.categoryId === categoryId)
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
    .map((row) => achievementRow(row, dates, legacy))
