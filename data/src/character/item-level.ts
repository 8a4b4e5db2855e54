/** Item levels of worn gear by slot; null for an empty slot. There is no belt since 6.0. */
type WornLevels = Readonly<Record<string, { readonly itemLevel: number } | null | undefined>>

/** ClassJob rows of the jobs that use both hands separately: Gladiator and Paladin, crafters, gatherers. */
const usesOffHand = (job: number): boolean => job === 1 || job === 19 || (job >= 8 && job <= 18)

/**
 * The average item level of a job's gear, as the game's character window shows it: every slot counts except the soul crystal,
 * an empty one as 0, a two-handed weapon for both hands; rounded down.
 */
export const averageItemLevel = ({ soul: _, ...worn }: WornLevels, job: number): number => {
  const levels = Object.values(worn).map((piece) => piece?.itemLevel ?? 0)
  const ofBothHands = worn.offHand || usesOffHand(job) ? 0 : (worn.mainHand?.itemLevel ?? 0)
  return Math.floor((levels.reduce((sum, level) => sum + level, 0) + ofBothHands) / levels.length)
}
