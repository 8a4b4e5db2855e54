import type { Language } from '@kupodex/data/game'
import type { CollectionPageProps } from '../collection-page.tsx'
import { factsOf, type ListedType } from '../facts.ts'

/** What the island of a collection's page is given; `images` is where pictures of things are, null without any. */
export const listPageProps = (language: Language, type: ListedType, images: string | null): CollectionPageProps => ({
  language,
  facts: factsOf(type),
  images,
})
