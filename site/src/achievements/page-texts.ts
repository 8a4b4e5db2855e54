import type { Language } from '@kupodex/data/game'
import { stateTexts } from '#character/state-texts.ts'
import { memo } from '#format/memo.ts'
import { controlTexts } from '#list/controls/texts.ts'
import { tableTexts } from '#tables/texts.ts'
import { characterStateTexts, commonTexts, rarityItemTexts, rarityRowTexts, shareTexts } from '#texts/texts.ts'
import { achievementTexts } from './texts.ts'

/** The texts of the pages of achievements, titles, metas and raids; the same object each time. */
export const pageTextsIn = memo((language: Language) => ({
  ...stateTexts(language),
  isPrivate: characterStateTexts(language).achievementsPrivate,
  everywhere: commonTexts(language).global,
  room: achievementTexts(language),
  controls: controlTexts(language),
  tables: tableTexts(language),
  rarity: { ...shareTexts(language), ...rarityRowTexts(language), ...rarityItemTexts(language) },
}))

export type PageTexts = ReturnType<typeof pageTextsIn>
