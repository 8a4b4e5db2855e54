/**
 * Why a thing can not be got: a PvP season, ranking or championship that is over, a campaign that is over, an event (of the
 * season or with another game) that comes and goes, something sold that no longer brings it, a part of the game that was taken
 * out, sold in another region only, or part of a season that has not begun.
 */
export const goneReasons = ['season', 'campaign', 'event', 'promotion', 'removed', 'otherRegion', 'upcoming'] as const

/** Why a thing can not be got. */
export type GoneReason = (typeof goneReasons)[number]
