/** Whether tests repeat themselves in full (`npm run soak`) rather than a few times (`npm test`). */
export const isSoak = process.env['KUPODEX_SOAK'] === '1'

/** How often a test does what it does: a few times in the gate, in full in a soak. */
export const repetitions = ({ gate, soak }: { gate: number; soak: number }): number => (isSoak ? soak : gate)

/** So many of all, evenly spread with the first and the last among them; all of them in a soak. */
export const sampled = <T>(all: readonly T[], count: number): T[] => {
  if (isSoak || all.length <= count) return [...all]
  const step = count > 1 ? (all.length - 1) / (count - 1) : 0
  return Array.from({ length: count }, (_, at) => all[Math.round(at * step)] as T)
}

const readSeed = (text: string | undefined): number =>
  text === undefined ? (isSoak ? Date.now() % 2 ** 32 : 14) : Number(text)

/**
 * What the random numbers of a soak grow from: the same in every run of the gate, another in every soak. A test names it where
 * it fails; KUPODEX_SOAK_SEED runs the same again.
 */
export const soakSeed = readSeed(process.env['KUPODEX_SOAK_SEED'])

/** The words for a failed expectation that let somebody run the same again. */
export const withSeed = (what: string, seed = soakSeed): string => `${what} (KUPODEX_SOAK_SEED=${seed})`

/** Random numbers from 0 to below 1 that are the same for the same seed. */
export const seeded = (seed = soakSeed): (() => number) => {
  let state = seed >>> 0
  return () => {
    // The step of mulberry32, whose lowest bits are as random as its highest.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
