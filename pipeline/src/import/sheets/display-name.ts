import type { Names } from '@kupodex/data/game'
import type { SheetRow } from './sheet.ts'
import { cleanLine } from './text.ts'

const small = new Set(['a', 'an', 'and', 'at', 'by', 'de', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Whether an English name is still in Japanese: its row waits for a later patch and nobody can have the thing. */
export const isUntranslated = (english: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff]/.test(english)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** An English name that the sheets keep in lower case, with the capitals of a title. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : capital(word)))
    .join(' ')

/** Endings of a German adjective without article in the nominative, by gender: masculine, feminine, neuter. */
const endings = ['er', 'e', 'es']
const articles = ['der', 'die', 'das']

/** A German name without its grammar marks: `[a]` becomes the adjective's ending, `[t]` the article, `[p]` nothing. */
export const germanName = (text: string, gender: number): string =>
  cleanLine(
    text
      .replaceAll('[a]', endings[gender] ?? 'e')
      .replaceAll('[t]', articles[gender] ?? 'die')
      .replaceAll('[p]', ''),
  )

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
