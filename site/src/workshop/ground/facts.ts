import type { Language } from '@kupodex/data/game'
import type { CraftFacts } from '@kupodex/data/rules'
import type { WorkshopTexts } from './texts.ts'

export interface Craft extends CraftFacts {
  id: number
  name: string
  /** Sanctuary rank from which it can be made. */
  unlockRank: number
}

/** The words of the columns that a player fills in, in the order of their options. */
export type DemandWords = Pick<WorkshopTexts, 'popularities' | 'supplies' | 'shifts'>

/** What the build gives to the script of the calculator; it reads the crafts from the rows. */
export interface WorkshopFacts {
  language: Language
  /** The words in English: many tools write those alone. */
  english: DemandWords
}
