import type { Found, FoundStep } from './result.ts'

/** A craft of an agenda, for tests. */
export const step: FoundStep = {
  ...{ id: 3, hour: 4, time: 6, base: 40, efficient: false, groove: 10 },
  ...{ popularity: 120, supply: 80, each: 50, made: 3, total: 150 },
}

/** An agenda of a cycle with two crafts and one of rest, for tests. */
export const found: Found = {
  ...{ total: 1000, most: 1005, isProved: false, visited: 9, rank: 3 },
  days: [
    { isRest: false, total: 1000, groove: 2, steps: [step, { ...step, id: 99, hour: 10, efficient: true }] },
    { isRest: true, total: 0, groove: 2, steps: [] },
  ],
  used: [
    [2, 1500],
    [98, 1],
  ],
}
