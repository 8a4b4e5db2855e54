import type { Language } from '@kupodex/data/game'
import { stateTexts } from '#character/state-texts.ts'
import { memo } from '#format/memo.ts'
import { controlTexts } from '#list/controls/texts.ts'
import { tableTexts } from '#tables/texts.ts'
import { storeTexts } from './texts.ts'

/** The texts of the shops and of the trove; the same object each time. */
export const storePageTexts = memo((language: Language) => ({
  ...stateTexts(language),
  store: storeTexts(language),
  controls: controlTexts(language),
  tables: tableTexts(language),
}))

export type StorePageTexts = ReturnType<typeof storePageTexts>
