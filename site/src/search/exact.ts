import { foldSearch } from '@kupodex/data/names'

/** The only one of those found whose name is what was typed, but for accents and case; null for none or several. */
export const onlyNamed = <One extends { name: string }>(found: readonly One[], text: string): One | null => {
  const wanted = foldSearch(text)
  const [first, second] = found.filter(({ name }) => foldSearch(name) === wanted)
  return first === undefined || second !== undefined ? null : first
}
