import type { Language } from '@kupodex/data/game'
import { stateTexts } from '#character/state-texts.ts'
import { memo } from '#format/memo.ts'
import { controlTexts } from '#list/controls/texts.ts'
import { tableTexts } from '#tables/texts.ts'
import { shareTexts } from '#texts/texts.ts'
import { collectionTexts } from './texts.ts'

/** The texts of a collection's page; the same object each time. */
export const listTexts = memo((language: Language) => ({
  ...stateTexts(language),
  list: collectionTexts(language),
  controls: controlTexts(language),
  rarity: shareTexts(language),
  tables: tableTexts(language),
}))

export type ListTexts = ReturnType<typeof listTexts>
