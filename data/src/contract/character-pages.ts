import { collectionPages } from '../game/collections/index.ts'
import type { PageFacts } from '../game/collections/page.ts'
import { characterIdPattern } from './character-id.ts'

const id = '[0-9]{1,9}'
const slug = '[a-z0-9-]{1,80}'

/** What may follow the word of a page: each pattern is optional, and so is its end. */
const below = (parts: readonly string[]): string => parts.reduceRight((rest, part) => `(/${part}${rest})?`, '')

const restOf = ({ levels }: PageFacts): string => below([...levels.map(() => slug), id])

/** A page of a character: its word in the address, and a pattern of what may follow it. */
export interface CharacterPage {
  word: string
  rest: string
}

/** Pages of a character that show no single collection (spec: characters §2). */
const otherPages = [
  ['timeline', ''],
  ['metas', below([slug, id])],
  ['raids', ''],
  ['shops', below([id])],
  ['moogletomes', ''],
  ['compare', below([characterIdPattern])],
  ['verify', ''],
  ['settings', ''],
] as const

/** The word of a page of a character; the profile has none in its address, and its shell is called `profile`. */
export type CharacterWord =
  'profile' | (typeof otherPages)[number][0] | (typeof collectionPages)[keyof typeof collectionPages]['path']

/** Every page of a character below the profile: `/char/{id}/{word}` and what follows it. */
export const characterPages: readonly (CharacterPage & { word: Exclude<CharacterWord, 'profile'> })[] = [
  ...otherPages.map(([word, rest]) => ({ word, rest })),
  ...Object.values(collectionPages).map((page) => ({ word: page.path, rest: restOf(page) })),
]
