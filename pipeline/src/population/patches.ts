const day = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000

/** First day of each x.y patch (public release dates of the game), epoch seconds, in order. */
export const patchDates: readonly (readonly [patch: string, at: number])[] = (
  [
    ['2.0', '2013-08-27'],
    ['2.1', '2013-12-17'],
    ['2.2', '2014-03-27'],
    ['2.3', '2014-07-08'],
    ['2.4', '2014-10-28'],
    ['2.5', '2015-01-20'],
    ['3.0', '2015-06-23'],
    ['3.1', '2015-11-10'],
    ['3.2', '2016-02-23'],
    ['3.3', '2016-06-07'],
    ['3.4', '2016-09-27'],
    ['3.5', '2017-01-17'],
    ['4.0', '2017-06-20'],
    ['4.1', '2017-10-10'],
    ['4.2', '2018-01-30'],
    ['4.3', '2018-05-22'],
    ['4.4', '2018-09-18'],
    ['4.5', '2019-01-08'],
    ['5.0', '2019-07-02'],
    ['5.1', '2019-10-29'],
    ['5.2', '2020-02-18'],
    ['5.3', '2020-08-11'],
    ['5.4', '2020-12-08'],
    ['5.5', '2021-04-13'],
    ['6.0', '2021-12-07'],
    ['6.1', '2022-04-12'],
    ['6.2', '2022-08-23'],
    ['6.3', '2023-01-10'],
    ['6.4', '2023-05-23'],
    ['6.5', '2023-10-03'],
    ['7.0', '2024-07-02'],
    ['7.1', '2024-11-12'],
    ['7.2', '2025-03-25'],
    ['7.3', '2025-08-05'],
    ['7.4', '2025-12-16'],
    ['7.5', '2026-04-28'],
  ] as const
).map(([patch, date]) => [patch, day(date)])

/** Start of the service as it is today, epoch seconds: only Legacy people have anything older. */
export const serviceStart = day('2013-08-27')

/** The first version's lifetime, epoch seconds: when Legacy achievements were earned. */
export const legacyYears = { from: day('2010-09-30'), until: day('2012-11-11') }

const dates = new Map(patchDates)

/** When a patch came out, epoch seconds; `7.05` and `7.51` count as their `7.0` and `7.5`; null when unknown. */
export const patchDate = (patch: string | null | undefined): number | null => {
  const found = /^(\d+\.\d)/.exec(patch ?? '')?.[1]
  return (found === undefined ? undefined : dates.get(found)) ?? null
}

/** The patch current at a time (epoch seconds). */
export const patchAt = (at: number): string => patchDates.findLast(([, date]) => date <= at)?.[0] ?? '2.0'
