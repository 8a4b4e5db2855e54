/** Maximum length of a prefix of the name index. */
const longestPrefix = 6

/** Minimum length of a prefix of the name index. */
export const shortestPrefix = 2

/** The words of a name as in the index: only letters a to z in lower case, without accents and other marks. */
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

/** The first `length` letters of a word, or all if it has fewer. */
export const namePrefix = (word: string, length: number = shortestPrefix): string =>
  word.slice(0, Math.min(length, longestPrefix))

/** Whether the characters of a prefix may be divided further. */
export const canGoDeeper = (prefix: string): boolean => prefix.length < longestPrefix
