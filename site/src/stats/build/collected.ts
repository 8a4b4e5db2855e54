import type { CollectedAnswer } from '@kupodex/data/contract'

/** How much the characters of a place have, on average. */
export interface CollectedLine {
  scope: string
  /** Things of each collection; null where nobody was counted. */
  means: (number | null)[]
  /** The mean over the collections of how much of each they have, in percent; null where one of them is not known. */
  percent: number | null
  /** The fewest characters counted of any collection. */
  counted: number
}

const meanOf = (owned: number, counted: number): number | null => (counted === 0 ? null : owned / counted)

/** The places that were counted, those first that collect most. */
export const collectedLines = (
  { collections, possible, scopes }: Pick<CollectedAnswer, 'collections' | 'possible' | 'scopes'>,
  places: readonly string[],
): CollectedLine[] =>
  scopes
    .filter(({ scope, counted }) => places.includes(scope) && counted.some((count) => count > 0))
    .map(({ scope, counted, owned }): CollectedLine => {
      const means = collections.map((_, at) => meanOf(owned[at] ?? 0, counted[at] ?? 0))
      const shares = means.flatMap((mean, at) => {
        const all = possible[at] ?? 0
        return mean === null || all === 0 ? [] : [(100 * mean) / all]
      })
      const isKnown = shares.length === collections.length
      const percent = isKnown ? shares.reduce((sum, share) => sum + share, 0) / shares.length : null
      return { scope, means, percent, counted: Math.min(...counted) }
    })
    .sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1) || a.scope.localeCompare(b.scope, 'en'))
