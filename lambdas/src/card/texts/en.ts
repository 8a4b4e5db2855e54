import type { ItemType } from '@kupodex/data/character'

/** Collections without a rarity list, whose names only their pages and cards have. */
export type UnlistedType = Extract<ItemType, 'triadNpc' | 'portrait' | 'bozjaNote' | 'cosmicMission' | 'fish' | 'leve'>

/** The heading of a card without a character, and the line below it. */
export interface PlainCardText {
  title: string
  line: string
}

export interface CardTexts {
  collections: Readonly<Record<UnlistedType, string>>
  rank: string
  unranked: string
  allWorlds: string
  asOf: string
  /** What a line instead of a number means. */
  nothingKnown: string
  private: PlainCardText
  unknown: PlainCardText
  deleted: PlainCardText
}

export const en: CardTexts = {
  collections: {
    triadNpc: 'Triple Triad Opponents',
    portrait: 'Portraits',
    bozjaNote: 'Bozjan Field Notes',
    cosmicMission: 'Cosmic Exploration',
    fish: 'Fish',
    leve: 'Levequests',
  },
  rank: '#{rank}',
  unranked: 'unranked',
  allWorlds: 'All worlds: {rank}',
  asOf: 'As of {date}',
  nothingKnown: '— private, not read yet, or nothing checked off',
  private: { title: 'Private character', line: 'This character is not shown to others.' },
  unknown: { title: 'Not on Kupodex yet', line: "Open this character's page to have it read from the Lodestone." },
  deleted: { title: 'No longer on the Lodestone', line: 'This character was deleted or can no longer be found.' },
}
