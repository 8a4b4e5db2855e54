import type { Language, RarityType } from '@kupodex/data/game'
import { inLanguage, rarityPath } from '#paths/paths.ts'
import type { Texts } from '#texts/en.ts'
import { pick } from '#texts/pick.ts'
import type { DetailFrame } from './detail.ts'
import type { PictureFrame } from './picture.ts'
import type { RowFrame } from './row.ts'

/** What the rows and pages of a list are made with. */
export interface RarityFrame extends RowFrame {
  scope: string
  texts: ReturnType<typeof frameTexts>
}

/** What a script gets from its page; it fetches the texts with the list. */
export type RarityPageFrame = Omit<RarityFrame, 'texts'>

/** The texts of a frame, out of all of a language's. */
export const frameTexts = (rarity: Texts['rarity']) =>
  pick(rarity, [
    ...(['nobody', 'notCounted', 'unobtainable', 'goneTitle', 'tooFew', 'noPoints', 'wayMissing', 'labels'] as const),
    ...(['gamePointsOf', 'titleReward', 'itemReward'] as const),
    ...(['pages', 'first', 'last', 'page', 'found', 'nothing'] as const),
  ])

/** The frame of a list's page. */
export const rarityFrame = (
  { language, type, scope, characters }: { language: Language; type: RarityType; scope: string; characters: number },
  { sprite, images }: Pick<PictureFrame, 'sprite' | 'images'>,
  rarity: Texts['rarity'],
): RarityFrame => ({
  ...{ language, type, scope, characters, sprite, images },
  base: inLanguage(language, rarityPath(type, scope)),
  achievements: inLanguage(language, rarityPath('achievement', scope)),
  texts: frameTexts(rarity),
})

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
