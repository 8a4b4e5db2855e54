import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language, PageFacts } from '@kupodex/data/game'
import type { PageTexts } from './page-texts.ts'

/** What an island of these pages is given. */
export interface PageProps {
  language: Language
  texts: PageTexts
}

/** What the island of a collection among these pages is given. */
export interface CollectionProps extends PageProps {
  page: PageFacts
}

/** What the parts of a page are made from. */
export interface Shown extends PageProps {
  character: CharacterAnswer
}

/** What the parts of a collection's page are made from. */
export type ShownCollection = Shown & CollectionProps
