import { canGoDeeper, namePrefix, nameWords, shortestPrefix } from './words.ts'

/** Letters from which on names are looked up while somebody types (spec: site §5). */
export const fewestLetters = 3

/** A file of an index: names with a word that begins with its prefix, or the longer prefixes that have them. */
export interface IndexFile<Entry> {
  deeper: readonly string[]
  names: readonly Entry[]
}

interface Entries<Entry> {
  names: readonly Entry[]
  /** Whether the index is cut finer than the word, so that these are not all. */
  isCut: boolean
}

/** Whether a name is long enough to be looked up: it has as many letters as every search asks for, two of them in a word. */
export const canLookUp = (text: string): boolean => {
  const words = nameWords(text)
  return words.join('').length >= fewestLetters && words.some((word) => word.length >= shortestPrefix)
}

/** The longest of some words, by which a name is looked up; null without one of enough letters. */
export const longestOf = (words: readonly string[]): string | null => {
  const longest = words.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined || longest.length < shortestPrefix ? null : longest
}

/** Reads the names of all that bear a word, by one small file for each letter that the index is cut by; null where it has no such part. */
export const readIndex = async <Entry>(
  read: (prefix: string) => Promise<IndexFile<Entry> | null>,
  word: string,
): Promise<Entries<Entry> | null> => {
  let length = Math.min(shortestPrefix, word.length)
  let prefix = namePrefix(word, length)
  let file = await read(prefix)
  while (file !== null && word.length > length && canGoDeeper(prefix)) {
    prefix = namePrefix(word, ++length)
    // Where the index goes deeper, but not here, nobody bears the word.
    if (!file.deeper.includes(prefix)) return { names: file.deeper.length === 0 ? file.names : [], isCut: false }
    file = await read(prefix)
  }
  return file === null ? null : { names: file.names, isCut: file.deeper.length > 0 }
}

/** Whether every word of the search begins a word of the name. */
export const bears = (name: string, words: readonly string[]): boolean => {
  const own = nameWords(name)
  return words.every((word) => own.some((one) => one.startsWith(word)))
}
