/** Thrown inside the parsers when a page is not laid out as we know it; `parsePage` turns it into the outcome `unknownLayout`. */
export class LayoutError extends Error {}

/** Ends the parsing of a page that is not laid out as we know it; `why` is for the operator's log. */
export const unknownLayout = (why: string): never => {
  throw new LayoutError(why)
}

export const expectLayout: (known: boolean, why: string) => asserts known = (known, why) => {
  if (!known) unknownLayout(why)
}
