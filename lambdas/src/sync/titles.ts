import type { Owned } from '@kupodex/data/character'
import type { GameNames } from './names.ts'

/** Whether a page shows another title than is stored; some titles are spelled the same, so the text alone does not identify them. */
export const titleChanged = (
  before: number | null,
  shown: string | null,
  { titles }: Pick<GameNames, 'titles'>,
): boolean => {
  const named = shown === null ? [] : titles(shown)
  return before === null ? named.length > 0 : !named.includes(before)
}

/** The title that a page shows; of those that are spelled the same the one known so far, else the one with the lowest id. */
export const titleShown = (
  before: number | null,
  shown: string | null,
  { titles }: Pick<GameNames, 'titles'>,
): number | null => {
  const named = shown === null ? [] : titles(shown)
  return before !== null && named.includes(before) ? before : (named[0] ?? null)
}

/** Of titles that are spelled the same, the one that an owned achievement gives; `title` if none does. */
export const titleEarned = (
  title: number | null,
  shown: string | null,
  owned: readonly Pick<Owned, 'id'>[],
  { titles, achievements }: Pick<GameNames, 'titles' | 'achievements'>,
): number | null => {
  const named = new Set(shown === null ? [] : titles(shown))
  const earned = owned.map(({ id }) => achievements.get(id)?.titleId ?? 0).filter((id) => named.has(id))
  return title === null || earned.length === 0 || earned.includes(title) ? title : Math.min(...earned)
}
