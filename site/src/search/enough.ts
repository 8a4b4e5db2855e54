import { fewestLetters } from '@kupodex/data/names'

/** How long after the last letter something is looked for while a reader types, ms. */
export const typingPause = 200

/** Scripts in which a letter or two are a word. */
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** How many letters of a text make it long enough: three, of Chinese characters and kana one. */
export const fewestOf = (text: string): number => (dense.test(text) ? 1 : fewestLetters)

export const isEnough = (text: string): boolean => [...text.trim()].length >= fewestOf(text)
