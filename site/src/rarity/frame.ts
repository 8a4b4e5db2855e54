import type { Language, RarityType } from '@kupodex/data/game'
import { inLanguage, rarityPath } from '#paths/paths.ts'
import type { PictureFrame } from './picture.ts'
import type { RowFrame } from './row.ts'

export interface RarityFrame extends RowFrame {
  scope: string
}

export interface DetailFrame extends PictureFrame {
  language: Language
}

export const rarityFrame = (
  { language, type, scope, characters }: { language: Language; type: RarityType; scope: string; characters: number },
  { sprite, images }: Pick<PictureFrame, 'sprite' | 'images'>,
): RarityFrame => ({
  ...{ language, type, scope, characters, sprite, images },
  base: inLanguage(language, rarityPath(type, scope)),
  achievements: inLanguage(language, rarityPath('achievement', scope)),
})
