import type { Language } from '@kupodex/data/game'
import { stateTexts } from '#character/build/state-texts.ts'
import { controlTexts } from '#collection/controls/texts/index.ts'
import { tableTexts } from '#tables/texts/index.ts'
import type { StoreProps } from '../store-page.ts'
import { storeTexts } from '../texts/index.ts'
import { unlockPages } from './unlock-pages.ts'

/** What the islands of the shops and the trove are given; `images` is where pictures are, null without any. */
export const storeProps = (language: Language, images: string | null): StoreProps => {
  return {
    ...{ language, images },
    texts: {
      ...stateTexts(language),
      ...{ store: storeTexts[language], controls: controlTexts[language], tables: tableTexts[language] },
    },
    unlockPages: unlockPages(language),
  }
}
