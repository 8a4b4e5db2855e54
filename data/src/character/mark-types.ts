/** Types of things that players tick by hand, as the calls name them (spec: characters §3), and the table of each. */
export const markTables = {
  emote: 'emotes',
  orchestrion: 'orchestrions',
  triadCard: 'ttcards',
  triadNpc: 'ttnpcs',
  fashion: 'fashions',
  hair: 'hairs',
  barding: 'bardings',
  /** Marked by the condition that unlocks the parts. */
  portrait: 'portraitConditions',
  bozjaNote: 'bozjaNotes',
  cosmicMission: 'cosmicMissions',
  fish: 'fish',
  leve: 'leves',
} as const

/** A type of things that players tick by hand. */
export type MarkType = keyof typeof markTables

/** The types that are ticked by hand. */
export const markTypes = Object.keys(markTables) as MarkType[]

/** Every type of thing that a character has: read from the Lodestone, through achievements, or ticked by hand. */
export const itemTypes = ['achievement', 'mount', 'minion', 'facewear', 'title', ...markTypes] as const

/** A type of thing that a character has. */
export type ItemType = (typeof itemTypes)[number]

/**
 * The word of a type in paths, `{type}s` with an s whatever English says; the two that English leaves alone are known
 * without it too.
 */
export const itemWords: Readonly<Record<string, ItemType>> = {
  ...Object.fromEntries(itemTypes.map((type) => [`${type}s`, type])),
  fish: 'fish',
  facewear: 'facewear',
}
