/** What a browser keeps as JSON; null where that is nothing, or damaged. */
export const jsonIn = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The values of an object by their words; none of anything else. */
export const wordsOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}

/** The values of an object that a browser keeps, by their words; none where it is damaged. */
export const wordsIn = (text: string | null): Readonly<Record<string, unknown>> => wordsOf(jsonIn(text))

/** The entries of a kind in a list that a browser keeps; none where it is damaged. */
export const listIn = <One>(text: string | null, isOne: (value: unknown) => value is One): One[] => {
  const kept = jsonIn(text)
  return Array.isArray(kept) ? kept.filter(isOne) : []
}
