/** A list cut into pieces of a size; the last may be shorter. */
export const cut = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

/** Whether two pieces have the same things in the same order, so that nothing has to be drawn again. */
export const sameThings = <Row>(a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((row, at) => row === b[at])
