/** Kinds of FATE as the Bozjan map draws them (spec: characters §2). */
export const fateTypes = { fate: 1, criticalEngagement: 2, duel: 3, castrum: 4 } as const

/** Added to the row id of a critical engagement or duel to make its fate id: both sheets count from 1. */
export const dynamicEventIdBase = 100_000

/** One of those kinds. */
export type FateType = (typeof fateTypes)[keyof typeof fateTypes]
