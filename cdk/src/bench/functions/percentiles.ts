/** The middle of some durations, and the one that only one in a hundred is longer than. */
export interface Percentiles {
  p50: number
  p99: number
}

/** Percentiles of durations (nearest rank); 0 where there are none. */
export const percentilesOf = (durations: readonly number[]): Percentiles => {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

/** How long each of `times` runs takes, ms; the first `warmUp` do not count. */
export const measure = async (
  run: (turn: number) => Promise<unknown>,
  times: number,
  warmUp: number,
  now = () => performance.now(),
): Promise<number[]> => {
  const durations: number[] = []
  for (let turn = 0; turn < warmUp + times; turn++) {
    const start = now()
    await run(turn)
    if (turn >= warmUp) durations.push(now() - start)
  }
  return durations
}
