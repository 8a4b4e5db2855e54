import { catalogue } from '#texts/catalogue.ts'

export const tableTexts = catalogue(
  'tableTexts',
  import.meta.env.SSR && {
    en: { loading: 'Loading...', rarity: 'Rarity' },
    de: { loading: 'Wird geladen\u00a0…', rarity: 'Seltenheit' },
    fr: { loading: 'Chargement…', rarity: 'Rareté' },
    ja: { loading: '読み込み中…', rarity: '希少度' },
  },
)
