import type { Language } from '@kupodex/data/game'
import type { Rates } from '@kupodex/data/eorzea'
import type { SpawnFacts } from '@kupodex/data/rules'
import type { AnimalTexts } from './texts/index.ts'

/** An animal that is on the island under some condition. */
export interface Visitor extends SpawnFacts {
  id: number
  name: string
  size: 'S' | 'M' | 'L'
}

/** The words that the script of the guide writes. */
export const guideWords = [
  'toCalendar',
  'inTime',
  'left',
  'here',
  'any',
  'more',
  'shown',
  'nothing',
  'appeared',
  'noticeDenied',
  'mapShow',
  'mapHide',
  'mapError',
] as const satisfies readonly (keyof AnimalTexts)[]

export type GuideWords = Pick<AnimalTexts, (typeof guideWords)[number]>

/** What the build gives to the script of the guide. */
export interface GuideFacts {
  language: Language
  rates: Rates
  /** Names of weathers by id. */
  weathers: Readonly<Record<number, string>>
  animals: readonly Visitor[]
  words: GuideWords
}
