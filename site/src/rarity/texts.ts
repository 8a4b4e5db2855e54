import { catalogue } from '#texts/catalogue.ts'

/** Texts on what is not sure of a row, of each language. */
export const unsureTexts = catalogue(
  'unsureTexts',
  import.meta.env.SSR && {
    en: {
      provisional: 'From lists kept by players, until the game data of this patch is here.',
      untranslated: 'The name is in English.',
    },
    de: {
      provisional: 'Aus Listen von Spielern, bis die Spieldaten dieses Patches vorliegen.',
      untranslated: 'Der Name ist auf Englisch.',
    },
    fr: {
      provisional: 'D’après des listes de joueurs, en attendant les données du jeu pour cette mise à jour.',
      untranslated: 'Le nom est en anglais.',
    },
    ja: {
      provisional: 'このパッチのゲームデータが反映されるまでは、プレイヤーによるリストに基づく情報です。',
      untranslated: '名称は英語表記です。',
    },
  },
)
