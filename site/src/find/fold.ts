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

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => {
  const words = foldNames(text.replaceAll('\n', ' '))
    .split(' ')
    .filter((word) => word !== '')
  return [...new Set(words)]
}
