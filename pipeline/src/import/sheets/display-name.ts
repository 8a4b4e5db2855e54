import type { Names } from '@kupodex/data/game'
import type { SheetRow } from './sheet.ts'
import { cleanLine } from './text.ts'

const small = new Set(['a', 'an', 'and', 'at', 'by', 'de', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Whether an English name is still in Japanese: its row waits for a later patch and nobody can have the thing. */
export const isUntranslated = (english: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff]/.test(english)

/** The sign before names that the game's makers have not settled yet. */
export const placeholder = '●'

/** Whether a row with this English name waits for a later patch: the name is in Japanese yet, or no name at all. */
export const isUnsettled = (english: string): boolean => isUntranslated(english) || english.startsWith(placeholder)

/** A letter of another script is a sign, not the first of a word. */
const capital = (word: string): string => word.replace(/^\p{Script=Latin}/u, (letter) => letter.toUpperCase())

const hasCapital = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '')

/** Whether the word at `at` stays in lower case: a small one, the `la` of `de la`, or one within a name (`Nero tol Scaeva`). */
const staysSmall = (words: readonly string[], at: number): boolean => {
  const [before, word = '', after] = [words[at - 1], words[at], words[at + 1]]
  if (before === undefined) return false
  return small.has(word) || (before === 'de' && word === 'la') || (hasCapital(before) && hasCapital(after))
}

/** An English name that the sheets keep in lower case, with the capitals of a title. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at, words) => (staysSmall(words, at) ? word : capital(word)))
    .join(' ')

/** Endings of a German adjective without article in the nominative, by gender: masculine, feminine, neuter. */
const endings = ['er', 'e', 'es']
/** Its ending after the article, whatever the gender. */
const endingAfterArticle = 'e'
const articles = ['der', 'die', 'das']

/** A German name without its grammar marks: `[a]` becomes the adjective's ending, `[t]` the article, `[p]` nothing. */
export const germanName = (text: string, gender: number): string => {
  const [before = '', ...after] = text.replaceAll('[p]', '').split('[t]')
  const parts = [
    before.replaceAll('[a]', endings[gender] ?? 'e'),
    ...after.map((part) => part.replaceAll('[a]', endingAfterArticle)),
  ]
  return cleanLine(parts.join(articles[gender] ?? 'die'))
}

/** The name a row shows in each language, from its column `Singular`, which the sheets keep as used within a sentence. */
export const singularNames = (row: SheetRow): Names => {
  const { en, de, fr, ja } = row.names('Singular')
  return {
    en: titleCase(en),
    de: de && capital(germanName(de, Number(row.rawIn('Pronoun', 'de')))),
    fr: fr && capital(fr),
    ja,
  }
}

const head = (text: string) => capital(text.replaceAll('*', ''))

/** A name that the sheets keep as used within a sentence, with a capital and without the stars that set titles apart. */
export const headed = ({ en, de, fr, ja }: Names): Names => ({
  en: head(en),
  de: de && head(de),
  fr: fr && head(fr),
  ja: ja && head(ja),
})

/** A name as part of an address: lower case, no accents, everything but letters and digits as one dash. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
