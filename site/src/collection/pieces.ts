/** Whether two pieces of a list have the same things in the same order, so that nothing has to be drawn again. */
export const sameThings = <Row>(a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((row, at) => row === b[at])

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((one, at) => isSame(one, b[at])) : a === b

/** Whether a part is drawn with the same as before: of lists, and lists of lists, with the same in the same order. */
export const sameProps = <Props extends object>(a: Props, b: Props): boolean =>
  Object.entries(a).every(([name, value]) => isSame(value, b[name as keyof Props]))
