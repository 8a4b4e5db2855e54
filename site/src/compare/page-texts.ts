import type { Language } from '@kupodex/data/game'
import { stateTexts } from '#character/state-texts.ts'
import { memo } from '#format/memo.ts'
import { controlTexts } from '#list/controls/texts.ts'
import { tableTexts } from '#tables/texts.ts'
import { shareTexts } from '#texts/texts.ts'
import { compareTexts } from './texts.ts'

/** The texts of a comparison; the same object each time. */
export const comparePageTexts = memo((language: Language) => ({
  ...stateTexts(language),
  compare: compareTexts(language),
  controls: controlTexts(language),
  rarity: shareTexts(language),
  tables: tableTexts(language),
}))

export type ComparePageTexts = ReturnType<typeof comparePageTexts>
