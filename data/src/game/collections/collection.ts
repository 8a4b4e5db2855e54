import type { Language } from '../ground/language.ts'
import type { PageFacts } from './page.ts'

/** How we learn who owns a thing: read on its page of the Lodestone, proven by an achievement that gives it or cannot be had without it, or ticked by hand. */
export type LearnedBy = 'read' | 'proven' | 'ticked'

/** How a board scores; any other word means standard (spec: site §5). */
export const boardModes = ['standard', 'all', 'xivdb', 'rarity'] as const

/** What one owned item adds to a score. */
export type Measure = 'counted' | 'owned' | 'gamePoints' | 'rarityPoints'

/** The rarity list of a collection (spec: site §2.4, §5). */
export interface ListFacts {
  /** The list's name in paths, in published files and among the drawings of the sprite. */
  word: string
  names: Readonly<Record<Language, string>>
  /** Whether its items give points of the week. */
  givesPoints: boolean
  /** Whether only what the game's own log knows has a place. */
  logOnly: boolean
  /** Whether each item has a prerendered page for all worlds together. */
  itemPages: boolean
  searched: readonly ('name' | 'feminine' | 'description' | 'howTo')[]
  /** Whether the description says how to get it, so that it stands alone. */
  describesWay: boolean
}

/** A page of the Lodestone that lists what a character has, by names or pictures. */
interface LodestoneList {
  /** The page's word in addresses there. */
  page: string
  /** The place of its tab among those of collections, from left to right. */
  tab: number
  /** The device whose page has the names of the things; the other has pictures alone. */
  namesOn: 'mobile' | 'desktop'
  /**
   * The table of things that everybody has, and how many of them stand on every page: fewer mean that the page has changed, and none that its
   * owner hides it. Null where somebody may have nothing at all.
   */
  everyoneHas: { table: 'defaultEmotes'; atLeast: number } | null
  /** After how many hours it is read again: of a character with signs of play, and of a top-ranked one that many people look at. */
  oldAfter: { signs: number; watched: number }
}

export interface Collection {
  /** What one of its things is called in the calls (spec: characters §3). */
  type: string
  /** Name of its table; not typed as such, because tables that say what items unlock are made from this (see `schema/index.ts`). */
  table: string
  /** A thing is owned when any of these ways says so. */
  learnt: readonly LearnedBy[]
  /** What a thing's date says: when the Lodestone says it was obtained, when we first saw it there, or when it was ticked. */
  dates: 'lodestone' | 'seen' | 'ticked'
  /** What decides whether a thing counts: an achievement's kind and season, or an item's source and log (see counting). */
  rule: 'achievement' | 'item'
  /** The word by which lists and shops say that an item unlocks one; null where no item is known to. */
  unlock: string | null
  /** The boards on which it ranks characters, the default first. */
  boards: readonly { mode: (typeof boardModes)[number]; measure: Measure }[]
  /** Its list on the Lodestone; null without one, or if it is more than a list of names and pictures. */
  lodestone: LodestoneList | null
  /** Whether the API sums it up by source, the ways to get its things. */
  bySource: boolean
  /** Null for a collection without a rarity list. */
  list: ListFacts | null
  page: PageFacts
}

/** The rules of most lists; a list overrides what differs. */
export const plainList = {
  givesPoints: false,
  logOnly: false,
  itemPages: true,
  searched: ['name'],
  describesWay: false,
} as const satisfies Omit<ListFacts, 'word' | 'names'>

/** A collection that players tick by hand, without list or boards; a collection overrides what differs. */
export const tickedOnly = {
  learnt: ['ticked'],
  dates: 'ticked',
  rule: 'item',
  unlock: null,
  boards: [],
  lodestone: null,
  bySource: false,
  list: null,
} as const satisfies Omit<Collection, 'type' | 'table' | 'page'>

/** Mounts and minions, which the Lodestone lists without dates and which are ranked alike; each has its own words and list. */
export const creature = {
  learnt: ['read'],
  dates: 'seen',
  rule: 'item',
  boards: [
    { mode: 'standard', measure: 'counted' },
    { mode: 'all', measure: 'owned' },
    { mode: 'rarity', measure: 'rarityPoints' },
  ],
  bySource: true,
} as const satisfies Partial<Collection>

export const creatureList = {
  ...plainList,
  givesPoints: true,
  logOnly: true,
  searched: ['name', 'description', 'howTo'],
} as const satisfies Omit<ListFacts, 'word' | 'names'>
