import { catalogue } from '#texts/catalogue.ts'

/** Texts of emotes, of each language. */
export const emoteTexts = catalogue(
  'emoteTexts',
  import.meta.env.SSR && {
    en: {
      command: 'Text command',
      category: 'Category',
      together: 'Unlocked together with',
    },
    de: {
      command: 'Textkommando',
      category: 'Kategorie',
      together: 'Wird freigeschaltet mit',
    },
    fr: {
      command: 'Commande texte',
      category: 'Catégorie',
      together: 'Se débloque avec',
    },
    ja: {
      command: 'テキストコマンド',
      category: 'カテゴリ',
      together: '同時に開放',
    },
  },
)
