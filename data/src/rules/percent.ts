/** Share in percent, from 0 to 100; 0 for a share of nothing. */
export const percentOf = (count: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.max(0, (100 * count) / whole)) : 0

/** How many decimals a percentage shows: three below 0.1, two below 1, else one (spec: site §5). */
export const percentDecimals = (percent: number): 1 | 2 | 3 => (percent < 0.1 ? 3 : percent < 1 ? 2 : 1)

const scales = { 1: 10, 2: 100, 3: 1000 } as const

/** This close to the middle between two roundings (in units of the last decimal), the product below may be on the wrong side of it. */
const near = 1e-9

/** A percentage clamped to 0 to 100 and rounded to the decimals it shows, as `toFixed` rounds: a night does it a million times. */
export const roundPercent = (percent: number): number => {
  const clamped = Math.min(100, Math.max(0, percent))
  const decimals = percentDecimals(clamped)
  const units = clamped * scales[decimals]
  if (Math.abs(units - Math.floor(units) - 0.5) < near) return Number(clamped.toFixed(decimals))
  return Math.round(units) / scales[decimals]
}

/** A profile's progress: whole percent, rounded down, so that 100 means all (spec: characters §5). */
export const floorPercent = (count: number, possible: number): number => Math.floor(percentOf(count, possible))

/** A profile's progress as pages show it: whole percent, rounded down; below one as it is, because some is not nothing. */
export const progressPercent = (count: number, possible: number): number => {
  const percent = percentOf(count, possible)
  return percent < 1 ? percent : Math.floor(percent)
}
