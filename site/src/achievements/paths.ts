import type { Language, LeanRow } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import type { GroupNames } from './group-names.ts'

/** Where an achievement is: its kind and category; undefined for an achievement of a category that the tables do not have. */
export const placeOf = (
  { kinds, categories }: GroupNames,
  { categoryId }: Pick<LeanRow<'achievements'>, 'categoryId'>,
): { kind: GroupNames['kinds'][number]; category: GroupNames['categories'][number] } | undefined => {
  const category = categories.find(({ id }) => id === categoryId)
  const kind = kinds.find(({ id }) => id === category?.kindId)
  return category === undefined || kind === undefined ? undefined : { kind, category }
}

/** `Battle › Dungeons`; empty for an achievement of a category that the tables do not have. */
export const placeWords = (tables: GroupNames, row: Pick<LeanRow<'achievements'>, 'categoryId'>): string => {
  const place = placeOf(tables, row)
  return place === undefined ? '' : `${place.kind.name} › ${place.category.name}`
}

/** Paths of a character's achievements: all, a kind, a category, an achievement. */
export const achievementsPath = (language: Language, id: number, ...below: readonly (string | number)[]): string =>
  characterPagePath(language, id, 'achievements', ...below)

export const achievementPath = (
  language: Language,
  id: number,
  tables: GroupNames,
  row: Pick<LeanRow<'achievements'>, 'id' | 'categoryId'>,
): string => {
  const place = placeOf(tables, row)
  return place === undefined
    ? achievementsPath(language, id)
    : achievementsPath(language, id, place.kind.slug, place.category.slug, row.id)
}
