import { inLanguage, isLanguage, type Language, languages } from '../game/ground/language.ts'
import { characterIdPattern } from './id-patterns.ts'

/** What the edge puts before the path of a character's page that a robot asks for: no object has such a key, so a function answers. */
export const filledFolder = 'filled'

export interface FilledPage {
  language: Language
  id: number
  /** The page's word; that of the profile is `profile`. */
  word: string
}

const pattern = new RegExp(`^/${filledFolder}/(?:([a-z]{2})/)?char/(${characterIdPattern})/(?:([a-z]+)/)?`)

/** The page of a path that the edge made; null for any other path. */
export const readFilledPath = (path: string): FilledPage | null => {
  const found = pattern.exec(path)
  const [, language = 'en', id, word = 'profile'] = found ?? []
  return found && isLanguage(language) && Number.isSafeInteger(Number(id)) ? { language, id: Number(id), word } : null
}

/** The bucket key of the shell that a page of a character is made of. */
export const shellOf = ({ language, word }: Pick<FilledPage, 'language' | 'word'>): string =>
  inLanguage(language, `/char/${word}/index.html`).slice(1)

export const shellKeys: readonly string[] = languages.map((language) => shellOf({ language, word: '*' }))
