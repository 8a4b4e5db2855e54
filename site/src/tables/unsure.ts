import type { Language } from '@kupodex/data/game'
import { sentences } from '#format/punctuation.ts'
import { catalogue } from '#texts/catalogue.ts'

/** Texts on what is not sure of a row, of each language. */
const unsureTexts = catalogue(
  'unsureTexts',
  import.meta.env.SSR && {
    en: {
      provisional: 'Known from players’ lists until the game’s own data of this patch are here.',
      untranslated: 'The name is the English one.',
    },
    de: {
      provisional: 'Nach Listen von Spielern, bis die Daten des Spiels zu diesem Patch hier sind.',
      untranslated: 'Der Name ist der englische.',
    },
    fr: {
      provisional: 'D’après des listes de joueurs, en attendant les données du jeu pour cette mise à jour.',
      untranslated: 'Le nom est en anglais.',
    },
    ja: {
      provisional: 'このパッチのゲームデータが入るまでは、プレイヤーのリストに基づきます。',
      untranslated: '名称は英語版です。',
    },
  },
)

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
