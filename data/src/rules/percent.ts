/** Share in percent, from 0 to 100; 0 where there is nothing to have a share of. */
export const percentOf = (count: number, of: number): number =>
  of > 0 ? Math.min(100, Math.max(0, (100 * count) / of)) : 0

/** How many decimals a percentage shows: three below 0.1, two below 1, else one (spec: site §5). */
export const percentDecimals = (percent: number): 1 | 2 | 3 => (percent < 0.1 ? 3 : percent < 1 ? 2 : 1)

/** A percentage clamped to 0 to 100 and rounded to the decimals it shows. */
export const roundPercent = (percent: number): number => {
  const clamped = Math.min(100, Math.max(0, percent))
  return Number(clamped.toFixed(percentDecimals(clamped)))
}

/** A profile's progress: whole percent, rounded down, so that 100 means all (spec: characters §5). */
export const floorPercent = (count: number, possible: number): number => Math.floor(percentOf(count, possible))
