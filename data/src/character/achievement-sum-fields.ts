const sums = ['points', 'titles', 'items', 'count'] as const

const variants = ['', 'Possible', 'Unobtainable', 'PossibleUnobtainable'] as const

/** A sum over achievements: owned, possible, and both again for achievements that do not count. */
type AchievementSumField = `${(typeof sums)[number]}${(typeof variants)[number]}`

/** The sums over a group of achievements, in the order of the API response. */
export const achievementSumFields: readonly AchievementSumField[] = sums.flatMap((sum) =>
  variants.map((variant) => `${sum}${variant}` as const),
)

/** Sums over a kind or category of achievements: points, titles and items given, and number, each for what counts and what does not. */
export type AchievementSums = Record<AchievementSumField, number>
