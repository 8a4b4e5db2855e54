export const relicKinds = ['weapon', 'ultimate', 'tool', 'armor'] as const

export type RelicKind = (typeof relicKinds)[number]

/** Whom armor is for that several jobs share, as the game names its pieces. */
export const relicRoles = ['fending', 'maiming', 'striking', 'aiming', 'scouting', 'healing', 'casting'] as const

export type RelicRole = (typeof relicRoles)[number]

export const relicSlots = ['head', 'body', 'hands', 'legs', 'feet'] as const

export type RelicSlot = (typeof relicSlots)[number]

/** What an achievement says of a step without proving any of its relics: that one of them is there, or that its duty was cleared. */
export const relicHints = ['atLeastOne', 'cleared'] as const
