/** The median of some numbers, of which there must be one; the lower of the two in the middle. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN

/** The median of each figure of some measurements, of which there must be one. */
export const mediansOf = <Figures extends Record<keyof Figures, number>>(all: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, medianOf(all.map((figures) => figures[key as keyof Figures]))]),
  ) as Figures
