import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language, PageFacts } from '@kupodex/data/game'
import type { PageTexts } from './page-texts.ts'

export interface PageProps {
  language: Language
  texts: PageTexts
}

export interface CollectionProps extends PageProps {
  page: PageFacts
}

export interface Shown extends PageProps {
  character: CharacterAnswer
}

export type ShownCollection = Shown & CollectionProps
