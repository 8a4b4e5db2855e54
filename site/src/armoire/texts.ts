import { catalogue } from '#texts/catalogue.ts'

export const armoireTexts = catalogue(
  'armoireTexts',
  import.meta.env.SSR && {
    en: { partOf: 'Set', outfits: 'Piece of the outfits' },
    de: { partOf: 'Set', outfits: 'Teil der Setprojektionen' },
    fr: { partOf: 'Ensemble', outfits: 'Pièce des mirages d’ensemble' },
    ja: { partOf: '分類', outfits: 'この装備を含む装備一式' },
  },
)
