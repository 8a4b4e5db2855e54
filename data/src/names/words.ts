/** Most letters of a prefix that the name index is cut by. */
const longestPrefix = 6

/** Letters that a file of the name index is named by at least. */
export const shortestPrefix = 2

/** The words of a name as the index knows them: letters a to z alone, lower case, accents and marks left out. */
export const nameWords = (name: string): string[] => [
  ...new Set(
    name
      .normalize('NFKD')
      .toLowerCase()
      .split(/\s+/)
      .map((word) => word.replace(/[^a-z]/g, ''))
      .filter((word) => word !== ''),
  ),
]

/** The first `length` letters of a word, all of them where it has fewer. */
export const namePrefix = (word: string, length: number = shortestPrefix): string =>
  word.slice(0, Math.min(length, longestPrefix))

/** Whether a prefix may be cut further. */
export const canGoDeeper = (prefix: string): boolean => prefix.length < longestPrefix
