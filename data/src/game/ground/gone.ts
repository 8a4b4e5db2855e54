/**
 * Why a thing cannot be obtained: a PvP season, ranking or championship that is over; a campaign that is over; an event
 * (seasonal or with another game) that comes and goes; a promotion that no longer includes it; removed from the game; sold in
 * another region only; or part of a season that has not begun.
 */
export const goneReasons = ['season', 'campaign', 'event', 'promotion', 'removed', 'otherRegion', 'upcoming'] as const

export type GoneReason = (typeof goneReasons)[number]
