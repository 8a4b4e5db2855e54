import type { Language } from '@kupodex/data/game'
import { sentences } from '#format/punctuation.ts'
import { unsureTexts } from './texts.ts'

/** What is not sure of a row: of a patch newer than the game's data here, or with an English name. */
export interface Unsure {
  provisional?: boolean | undefined
  untranslated?: boolean | undefined
}

/** What is not sure of a row, in sentences; empty for most. */
export const unsureText = (language: Language, { provisional, untranslated }: Unsure): string => {
  if (provisional !== true && untranslated !== true) return ''
  const texts = unsureTexts(language)
  return sentences(
    language,
    provisional === true ? texts.provisional : '',
    untranslated === true ? texts.untranslated : '',
  )
}
