/** From which letter to which hiragana go, and how far katakana are from them. */
const hiragana = /[\u3041-\u3096]/g
const toKatakana = 0x60

/**
 * Folds names for a comparison: without case, accents, apostrophes and the width of letters, hiragana as katakana; what else is no
 * letter or digit is a space. Lines stay lines, so that a whole list is folded at once.
 */
export const foldNames = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(hiragana, (letter) => String.fromCharCode(letter.charCodeAt(0) + toKatakana))
    .normalize('NFD')
    .replace(/[\u0300-\u036f'\u2018\u2019\u02bc\u00b4`]+/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\n]+/gu, ' ')

export const foldedWords = (text: string): string[] => {
  const words = foldNames(text.replaceAll('\n', ' '))
    .split(' ')
    .filter((word) => word !== '')
  return [...new Set(words)]
}

/** Scripts that put no spaces between words. */
export const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** Letters from which on the spaces of a name do not count: `windup` is in `Wind-up`. */
export const fewestJoined = 5

/** A text that is searched, folded: with the spaces between its words and without. */
export interface FoldedText {
  spaced: string
  joined: string
}

export const foldText = (text: string): FoldedText => {
  const spaced = foldNames(text)
  return { spaced, joined: spaced.replaceAll(' ', '') }
}

/** Whether a folded text has every word that is sought, in any order and within its own. */
export const textMatcher = (sought: string): ((text: FoldedText) => boolean) => {
  const words = foldedWords(sought).map((word) => ({
    word,
    where: word.length < fewestJoined && !dense.test(word) ? ('spaced' as const) : ('joined' as const),
  }))
  return (text) => words.every(({ word, where }) => text[where].includes(word))
}
