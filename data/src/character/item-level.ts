/** Item levels of what is worn, by place; null for a place with nothing in it, no belt since 6.0. */
type WornLevels = Readonly<Record<string, { readonly itemLevel: number } | null | undefined>>

/** ClassJob rows of those who hold something in either hand: Gladiator and Paladin, crafters, gatherers. */
const usesOffHand = (job: number): boolean => job === 1 || job === 19 || (job >= 8 && job <= 18)

/**
 * The average item level of what a job wears, as the game's character window has it: every place counts but the soul crystal's,
 * an empty one as 0, a weapon that needs both hands for both; fractions are dropped.
 */
export const averageItemLevel = ({ soul: _, ...worn }: WornLevels, job: number): number => {
  const levels = Object.values(worn).map((piece) => piece?.itemLevel ?? 0)
  const ofBothHands = worn.offHand || usesOffHand(job) ? 0 : (worn.mainHand?.itemLevel ?? 0)
  return Math.floor((levels.reduce((sum, level) => sum + level, 0) + ofBothHands) / levels.length)
}
