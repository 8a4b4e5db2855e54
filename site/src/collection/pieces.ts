/** Whether two pieces of a list have the same things in the same order, so that nothing has to be drawn again. */
export const sameThings = <Row>(a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((row, at) => row === b[at])
