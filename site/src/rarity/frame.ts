import type { RarityType } from '@kupodex/data/game'
import type { Language } from '@kupodex/data/game'
import { inLanguage, rarityPath } from '#paths/paths.ts'
import type { Texts } from '#texts/en.ts'
import type { PictureFrame } from './picture.ts'
import type { RowFrame } from './row.ts'

/** Texts that the script of a list needs. */
const words = [
  ...(['nobody', 'notCounted', 'unobtainable', 'goneTitle', 'tooFew', 'noPoints', 'wayMissing', 'labels'] as const),
  ...(['gamePointsOf', 'titleReward', 'itemReward'] as const),
  ...(['pages', 'first', 'last', 'page', 'found', 'nothing'] as const),
]

/** What the rows and pages of a list are made with. */
export interface RarityFrame extends RowFrame {
  scope: string
  texts: Pick<Texts['rarity'], (typeof words)[number]>
}

/** What a script gets from its page; it fetches the texts with the list. */
export type RarityPageFrame = Omit<RarityFrame, 'texts'>

/** The texts of a frame, out of all of a language's. */
export const frameTexts = (rarity: Texts['rarity']): RarityFrame['texts'] =>
  Object.fromEntries(words.map((word) => [word, rarity[word]])) as unknown as RarityFrame['texts']

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
