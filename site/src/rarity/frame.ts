import type { Language, RarityType } from '@kupodex/data/game'
import { inLanguage, rarityPath } from '#paths/paths.ts'
import type { PictureFrame } from './picture.ts'
import type { RowFrame } from './row.ts'

/** What the rows and pages of a list are made with. */
export interface RarityFrame extends RowFrame {
  scope: string
}

/** What item pages are made with. */
export interface DetailFrame extends PictureFrame {
  language: Language
}

/** The frame of a list's page. */
export const rarityFrame = (
  { language, type, scope, characters }: { language: Language; type: RarityType; scope: string; characters: number },
  { sprite, images }: Pick<PictureFrame, 'sprite' | 'images'>,
): RarityFrame => ({
  ...{ language, type, scope, characters, sprite, images },
  base: inLanguage(language, rarityPath(type, scope)),
  achievements: inLanguage(language, rarityPath('achievement', scope)),
})
