import { z } from 'zod'

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

const typeByTable = new Map<string, RarityType>(
  Object.entries(rarityTables).map(([type, table]) => [table, type as RarityType]),
)

const isRarityType = (word: string): word is RarityType => Object.hasOwn(rarityTables, word)

/** The rarity type of a word: its own name, or that of its table (`mounts` means `mount`); null for any other word. */
export const findRarityType = (word: string): RarityType | null =>
  isRarityType(word) ? word : (typeByTable.get(word) ?? null)

/** A word that names a rarity type or its table. */
export const rarityTypeParam = z
  .string()
  .refine((word) => findRarityType(word) !== null, 'There is no such rarity type.')

/** The rarity type of a word that `rarityTypeParam` let through. */
export const rarityTypeOf = (word: string): RarityType => {
  const type = findRarityType(word)
  if (type === null) throw new RangeError(`no rarity type is called ${word}`)
  return type
}
