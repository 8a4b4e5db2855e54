import type { Language } from '@kupodex/data/game'
import { thingImages } from '#images/configured.ts'
import type { StorePageProps } from '../store-page.ts'
import { unlockPages } from './unlock-pages.ts'

export const storeProps = (language: Language): StorePageProps => ({
  language,
  images: thingImages(),
  unlockPages: unlockPages(language),
})
