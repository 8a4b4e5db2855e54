import { collections, type KnownCollection, type PageMenu } from '../game/collections/index.ts'
import { characterIdPattern } from './id-patterns.ts'

const id = '[0-9]{1,9}'
const slug = '[a-z0-9-]{1,80}'

/** What may follow the word of a page: each pattern is optional, and so is its end. */
const below = (parts: readonly string[]): string => parts.reduceRight((rest, part) => `(/${part}${rest})?`, '')

/** A page of a character, as the edge, the side menu and nobody's character know it. */
export interface CharacterPage {
  /** Its word in the address, and a pattern of what may follow it. */
  word: string
  rest: string
  icon: string
  /** Null for a page that the menu shows to the character's owner alone. */
  menu: PageMenu | null
  /** The collection that it shows, which the bar of its entry adds up. */
  type: KnownCollection['type'] | null
  /** Whether it has something to show without a character of the Lodestone, so that nobody's (id 0) has it too. */
  forNobody: boolean
}

const page = <Word extends string>(word: Word, rest: string, icon: string, menu: PageMenu | null) => ({
  ...{ word, rest, icon, menu, type: null, forNobody: false },
})

/** The page that all others lie below: it has no word in its address, and its shell is called `profile`. */
export const profilePage = page('profile', '', 'person', { place: 10, group: 'character' })

/** Pages of a character that show no single collection (spec: characters §2). */
const otherPages = [
  { ...page('next', '', 'hint', { place: 15, group: 'character' }), forNobody: true },
  page('timeline', '', 'clock', { place: 20, group: 'character' }),
  // What there is, and what is sold, is the same for everybody.
  { ...page('metas', below([slug, id]), 'achievement', { tabOf: 'achievements' }), forNobody: true },
  { ...page('raids', '', 'raid', { place: 170, group: 'battle' }), forNobody: true },
  { ...page('exploration', '', 'way', { place: 147, group: 'exploration' }), forNobody: true },
  { ...page('story', '', 'way-quest', { place: 148, group: 'exploration' }), forNobody: true },
  { ...page('shops', below([id]), 'way-shop', { place: 180, group: 'shops' }), forNobody: true },
  { ...page('moogletomes', '', 'way-event', { place: 190, group: 'shops' }), forNobody: true },
  page('compare', below([characterIdPattern]), 'chart', { place: 200, group: 'character' }),
  page('verify', '', 'check', null),
  page('settings', '', 'gear', null),
] as const

export type CharacterWord = 'profile' | (typeof otherPages)[number]['word'] | KnownCollection['page']['path']

/** Every page of a character below the profile: a line above, or in the descriptor of the collection that it shows. */
export const characterPages: readonly (CharacterPage & { word: Exclude<CharacterWord, 'profile'> })[] = [
  ...otherPages,
  ...collections.map(({ type, page: { path, icon, menu, ...facts } }) => ({
    ...{ word: path, rest: below([...facts.levels.map(() => slug), id]), icon, menu },
    // Lists are worth reading without a character, too.
    ...{ type, forNobody: true },
  })),
]
