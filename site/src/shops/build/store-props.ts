import { collectionPages, type Language, type UnlockKind, unlockedCollections } from '@kupodex/data/game'
import { pagesTexts } from '#character/texts.ts'
import { thingImages } from '#images/configured.ts'
import type { StorePageProps, UnlockPages } from '../store-page.ts'

/** The page of each collection whose things items unlock, with its name in a language. */
export const unlockPages = (language: Language): UnlockPages =>
  Object.fromEntries(
    unlockedCollections.map(({ type, list, unlock }) => {
      const { path: word, icon } = collectionPages[type]
      return [unlock, { word, icon, list: list?.word ?? null, name: pagesTexts(language)[word].title }] as const
    }),
  ) as Record<UnlockKind, UnlockPages[UnlockKind]>

export const storeProps = (language: Language): StorePageProps => ({
  language,
  images: thingImages(),
  unlockPages: unlockPages(language),
})
