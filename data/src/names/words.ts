const longestPrefix = 6

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

/** Words that so many names of free companies have that they lead to none. */
const commonWords: ReadonlySet<string> = new Set(['the', 'of'])

/** The words of a free company's name as in the index: those of so many names are left out, where it has others. */
export const companyWords = (name: string): string[] => {
  const words = nameWords(name)
  const own = words.filter((word) => !commonWords.has(word))
  return own.length > 0 ? own : words
}

/** The first `length` letters of a word, or all if it has fewer. */
export const namePrefix = (word: string, length: number = shortestPrefix): string =>
  word.slice(0, Math.min(length, longestPrefix))

export const canGoDeeper = (prefix: string): boolean => prefix.length < longestPrefix
