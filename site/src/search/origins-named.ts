import type { Origin } from '@kupodex/data/game'
import { foldSearch } from '@kupodex/data/names'

/** What things come from, as the search finds it: its address, its name, how many things it gives, and its main patch in tenths. */
export type NamedOrigin = readonly [origin: Origin, name: string, count: number, patch: number | null]

/** Everything that things come from in a language, with the words for it. */
export interface OriginNames {
  title: string
  /** Names of the kinds, by their words in addresses. */
  kinds: Readonly<Record<string, string>>
  names: readonly NamedOrigin[]
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    originNames: OriginNames
  }
}

/** Those whose name has every word of a text, names that begin with it first; what is hidden is not found. */
export const originsNamed = (
  { names }: Pick<OriginNames, 'names'>,
  text: string,
  isHidden: (patch: number | null, name: string) => boolean,
): NamedOrigin[] => {
  const wanted = foldSearch(text)
  const words = wanted.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return []
  return names
    .map((one) => ({ one, folded: foldSearch(one[1]) }))
    .filter(({ one, folded }) => words.every((word) => folded.includes(word)) && !isHidden(one[3], one[1]))
    .toSorted((a, b) => Number(b.folded.startsWith(wanted)) - Number(a.folded.startsWith(wanted)))
    .map(({ one }) => one)
}
