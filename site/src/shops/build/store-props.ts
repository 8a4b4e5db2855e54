import type { Language } from '@kupodex/data/game'
import type { StorePageProps } from '../store-page.ts'
import { unlockPages } from './unlock-pages.ts'

/** What the islands of the shops and the trove are given; `images` is where pictures are, null without any. */
export const storeProps = (language: Language, images: string | null): StorePageProps => ({
  ...{ language, images },
  unlockPages: unlockPages(language),
})
