import { patches } from '@kupodex/data/game'

const day = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000

/** When each main patch came out, epoch seconds, in order. */
export const patchDates: readonly (readonly [patch: string, at: number])[] = patches.map(({ patch, day: date }) => [
  patch,
  day(date),
])

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
