import { type FoldedText, foldedWords, isNear, textMatcher } from '@kupodex/data/find'

/** Whether a text has every word that is sought, or one near it. */
const nearMatcher = (sought: string): ((text: FoldedText) => boolean) => {
  const words = foldedWords(sought)
  return ({ spaced, joined }) => {
    const all = spaced.split(' ')
    return words.every((word) => joined.includes(word) || all.some((one) => isNear(word, one)))
  }
}

/** Finds those whose texts have every word that is sought; where none has, those that do but for one misspelled letter of a long word. */
export const textFinder = <One>(
  sought: string,
  all: readonly One[],
  textOf: (one: One) => FoldedText,
): ((one: One) => boolean) => {
  const hasWords = textMatcher(sought)
  const fits = all.some((one) => hasWords(textOf(one))) ? hasWords : nearMatcher(sought)
  return (one) => fits(textOf(one))
}
