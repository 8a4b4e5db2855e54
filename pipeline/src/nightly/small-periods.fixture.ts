import { type GainPeriod, periodsOfNight } from '@kupodex/data/rules'

/** Times to count gains in among the dates of small stores, which are of the first two days of 1970: four that run, and a month that has ended. */
export const smallPeriods: readonly GainPeriod[] = periodsOfNight(Date.parse('2026-06-24T00:00:00Z')).map(
  (period, at) => ({
    ...period,
    from: ([86_399, 86_400, 1, 0, 1][at] ?? 0) * 1000,
    ...(at < 4 ? {} : { to: 86_400_000 }),
  }),
)
