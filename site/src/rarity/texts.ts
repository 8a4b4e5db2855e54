import { catalogue } from '#texts/catalogue.ts'

/** Texts on what is not sure of a row, of each language. */
export const unsureTexts = catalogue(
  'unsureTexts',
  import.meta.env.SSR && {
    en: {
      provisional: "Known from lists of players until the game's own data of this patch are here.",
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
