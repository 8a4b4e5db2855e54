import Fuse from 'fuse.js'
import type { PageSearchField } from '@kupodex/data/game'
import type { TitleRow } from './titles.ts'

/** A title with the names of its achievement's kind and category, and the category's word in addresses. */
export type SearchedTitle = TitleRow & { kind: string; category: string; slug: string }

/** How many letters in a row have to match (spec: characters §2); a shorter search has to match as a whole. */
const shortestMatch = 3

/** Searches fields of titles, forgiving a slip of the keys; the best match first. */
export const titleSearch = (
  titles: readonly SearchedTitle[],
  fields: readonly PageSearchField[],
): ((text: string) => SearchedTitle[]) => {
  const fuses = new Map<number, Fuse<SearchedTitle>>()
  const fuseFor = (length: number) => {
    const minMatchCharLength = Math.min(shortestMatch, length)
    const fuse =
      fuses.get(minMatchCharLength) ??
      new Fuse(titles, {
        keys: [...fields],
        threshold: 0.2,
        minMatchCharLength,
        ignoreLocation: true,
        ignoreDiacritics: true,
      })
    fuses.set(minMatchCharLength, fuse)
    return fuse
  }
  return (text) =>
    fuseFor([...text].length)
      .search(text)
      .map(({ item }) => item)
}
