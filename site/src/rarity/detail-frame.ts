import type { RarityType } from '@kupodex/data/game'
import type { Language } from '@kupodex/data/game'
import type { Texts } from '#texts/en.ts'
import type { DetailFrame } from './detail.ts'

/** What item pages of a type are made with, out of a language's texts. */
export const detailFrame = (
  language: Language,
  type: RarityType,
  { common, collections, rarity }: Pick<Texts, 'common' | 'collections' | 'rarity'>,
  sprite: string,
  images: string | null,
): DetailFrame => ({
  language,
  type,
  sprite,
  images,
  texts: rarity,
  collection: collections[type],
  global: common.global,
})
