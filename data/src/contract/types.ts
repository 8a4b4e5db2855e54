/** Boards of characters (spec: site §2.3). */
export const boardTypes = ['achievement', 'mount', 'minion'] as const

/** How a board scores; any other word means standard (spec: site §5). */
export const boardModes = ['standard', 'all', 'xivdb', 'rarity'] as const

/** The eleven kinds of rarity list and the table each is of (spec: site §2.4). */
export const rarityTables = {
  title: 'titles',
  achievement: 'achievements',
  mount: 'mounts',
  minion: 'minions',
  ttcard: 'ttcards',
  orchestrion: 'orchestrions',
  barding: 'bardings',
  emote: 'emotes',
  fashion: 'fashions',
  hairstyle: 'hairs',
  facewear: 'facewear',
} as const

export type BoardType = (typeof boardTypes)[number]
export type BoardMode = (typeof boardModes)[number]
export type RarityType = keyof typeof rarityTables
