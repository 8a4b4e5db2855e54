const sums = ['points', 'titles', 'items', 'count'] as const

const variants = ['', 'Possible', 'Unobtainable', 'PossibleUnobtainable'] as const

/** A sum over achievements: owned, possible, and the same of those that do not count. */
type AchievementSumField = `${(typeof sums)[number]}${(typeof variants)[number]}`

/** The sums over a group of achievements, in the order of answers. */
export const achievementSumFields: readonly AchievementSumField[] = sums.flatMap((sum) =>
  variants.map((variant) => `${sum}${variant}` as const),
)

/** Achievements of a kind or category: their points, the titles and items they give, their number; what counts and what does not. */
export type AchievementSums = Record<AchievementSumField, number>
