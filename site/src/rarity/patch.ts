import { achievementPatch, mainPatch, type RarityType, titlePatch } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import type { RarityItem } from './item.ts'

/** The main patch that brought an item, in tenths; of a title the first that gave it. Null where nothing is known. */
export const patchOf = (type: RarityType, { id, patch, veil, ways = [] }: RarityItem): number | null => {
  if (type === 'achievement') return achievementPatch(id)
  const known = mainPatch(patch) ?? veil
  if (known !== undefined) return known
  return titlePatch(ways.flatMap(({ achievementId }) => achievementId ?? []))
}

/** The attribute by which the spoiler shield hides what names an item. */
export const patchHtml = (type: RarityType, item: RarityItem): Html | null => {
  const patch = patchOf(type, item)
  return patch === null ? null : html` data-patch="${patch}"`
}
