import { percentilesOf } from '../functions/percentiles.ts'

/** The median of each figure of some measurements, of which there must be one. */
export const mediansOf = <Figures extends Record<keyof Figures, number>>(all: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [
      key,
      percentilesOf(all.map((figures) => figures[key as keyof Figures])).p50,
    ]),
  ) as Figures
