import type { NamedPart } from '@kupodex/data/game'

/** Where an NPC stands who gives a thing: in the game's coordinates, from 1 to `side` + 1. */
export interface Spot {
  name: string
  place: string
  x: number
  y: number
  side: number
  /** The map, where it has a picture. */
  map?: number
}

export interface ItemWay {
  text: string
  /** What kind of way it is; left out where only its words are known. */
  kind?: string
  achievementId?: number
  /** The parts of its words that name what the thing comes from. */
  parts?: readonly NamedPart[]
}

export interface Reward {
  name: string
  /** The page of the thing that it is, or that it unlocks. */
  page?: readonly [type: string, id: number]
}

export interface AchievementFacts {
  /** Its kind and category, in words. */
  category: string
  /** What the game gives for it; none where that is 0. */
  points?: number
  title?: Reward
  reward?: Reward
  /** The first achievement of its series; those with the same number belong together. */
  series?: number
  /** Achievements that need this one. */
  partOf?: readonly number[]
}

/** What a rarity list and an item's page know of an item, in one language; fields that it does not have are left out. */
export interface RarityItem {
  id: number
  name: string
  /** A title's form for women, where it is another one. */
  feminine?: string
  description?: string
  ways?: readonly ItemWay[]
  spots?: readonly Spot[]
  patch?: string
  /** The main patch, in tenths, that brought it as far as can be inferred where `patch` is not known. */
  veil?: number
  /** The colour of its drawing: one for each expansion, or for each kind of achievement. */
  hue?: number
  /** Of an achievement alone. */
  facts?: AchievementFacts
  /** Whether it cannot be had any more, so that it stands below all that can. */
  gone?: true
  /** Whether it is tagged as unobtainable (spec: site §2.4). */
  unobtainable?: true
  /** Whether it counts for nothing, though it can be had: bought with real money, or left out by the game's own kind of way. */
  uncounted?: true
  /** The item of the game that it is, or that unlocks it; of an achievement none, it has a row of its own. */
  itemId?: number
  /** Whether it can be sold on the market board. */
  sold?: true
  /** Whether it is what lists of players know, until the game's data are here. */
  provisional?: true
  /** Whether its name is English because the language has none yet. */
  untranslated?: true
  /** Why it cannot be had, in a few words. */
  reason?: string
}

export interface ScopeOwners {
  scope: string
  count: number
  /** Characters counted. */
  characters: number
}

/** Achievements that belong to one: of the same series, those that need it, and those that it needs. */
export interface Related {
  series: readonly RarityItem[]
  partOf: readonly RarityItem[]
  parts: readonly RarityItem[]
}

export interface ItemDetail {
  item: RarityItem
  /** The same in English, which wikis are written in; left out where it is not known. */
  english?: RarityItem | undefined
  /** Points of the week; 0 for none. */
  points: number
  /** The scope of the page. */
  here: ScopeOwners
  /** Every data center. */
  places: readonly ScopeOwners[]
  related?: Related
}

/** How to get a thing, in one line; empty where no way is known. */
export const waysText = ({ ways = [] }: Pick<RarityItem, 'ways'>): string => ways.map(({ text }) => text).join(' · ')
