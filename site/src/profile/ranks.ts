import type { CharacterAnswer } from '@kupodex/data/contract'
import type { BoardType } from '@kupodex/data/game'
import { weekStart } from '@kupodex/data/rules'
import { bestOf, type RankLevel, type Ranks, type WeekRank } from '#timeline/rank-history.ts'
import type { RankPoint } from './spark.ts'

export interface RankMotion {
  /** From week to week, and at last that of the newest night. */
  points: RankPoint[]
  /** The best rank that there ever was, with this night's. */
  best: WeekRank | null
  /** The rank when the running week began; null where there was none. */
  weekBegan: number | null
}

/** How a rank moved, from what is kept of each week and what the character says of the newest night. */
export const motionOf = (
  { ranks, ranksAt }: Pick<CharacterAnswer, 'ranks' | 'ranksAt'>,
  type: BoardType,
  level: RankLevel,
  kept: Ranks,
): RankMotion => {
  const rank = ranks[type]?.[level] ?? null
  const now = rank === null || ranksAt === null ? [] : [{ rank, week: ranksAt }]
  const weeks = kept.weeks.flatMap(({ week, [level]: each }) => (each === null ? [] : [{ week, rank: each }]))
  const began = ranksAt === null ? undefined : weeks.find(({ week }) => week === weekStart(ranksAt))
  return {
    points: [...weeks, ...now].map((one) => ({ at: one.week, rank: one.rank })),
    best: bestOf([...(kept.best[level] === null ? [] : [kept.best[level]]), ...now]),
    weekBegan: began?.rank ?? null,
  }
}
