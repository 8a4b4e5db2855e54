import { achievementPatch, type Language, type LeanRow, patchText } from '@kupodex/data/game'
import { achievementCounts, counts } from '@kupodex/data/rules'
import { characterPagePath } from '../character/paths.ts'
import type { NextThing } from './next.ts'
import { type SeenType, thingPath } from './things.ts'
import type { Creature } from './use-creatures.ts'
import { withPatches } from './with-patches.ts'

export interface Reader {
  language: Language
  character: number
}

/** What can be had now without real money of a collection that the Lodestone lists without dates. */
export const creatureCandidates = (
  { language, character }: Reader,
  type: SeenType,
  rows: readonly Creature[],
): NextThing[] =>
  withPatches(rows)
    .filter(counts)
    .map(({ id, name, patch, howTo, sourceTypeId, sort }) => ({
      ...{ type, id, name, patch, howTo, sort },
      way: sourceTypeId,
      path: thingPath(language, character, type, id),
    }))

export interface AchievementRows {
  achievements: readonly LeanRow<'achievements'>[]
  categories: readonly LeanRow<'achievementCategories'>[]
  kinds: readonly LeanRow<'achievementKinds'>[]
}

/** The achievements that can be had now; the way is their category, and `howTo` says it with what `points` makes of their points. */
export const achievementCandidates = (
  { language, character }: Reader,
  { achievements, categories, kinds }: AchievementRows,
  points: (count: number) => string,
): NextThing[] => {
  const categoryOf = new Map(categories.map((category) => [category.id, category]))
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]))
  return achievements.filter(achievementCounts).map(({ id, name, sort, categoryId, kindId, points: worth }) => {
    const [category, kind] = [categoryOf.get(categoryId), kindOf.get(kindId)]
    const words = kind && category ? [kind.slug, category.slug, id] : []
    return {
      ...{ type: 'achievement', id, name, patch: patchText(achievementPatch(id)), sort, way: categoryId },
      howTo: [category?.name, points(worth)].filter((part) => part !== undefined).join(' · '),
      path: characterPagePath(language, character, 'achievements', ...words),
    }
  })
}
