import { catalogue } from '#texts/catalogue.ts'

/** What is said of prices on market boards, in each language. */
export const marketTexts = catalogue(
  'marketTexts',
  import.meta.env.SSR && {
    en: {
      offered: 'From {cheapest} gil on {dataCenter}, median {median}, {ago}',
      none: 'No listings on {dataCenter}, {ago}',
      gil: '{n} gil',
      unknown: 'Price on {dataCenter} not known',
    },
    de: {
      offered: 'Ab {cheapest} Gil auf {dataCenter}, Median {median}, {ago}',
      none: 'Keine Angebote auf {dataCenter}, {ago}',
      gil: '{n} Gil',
      unknown: 'Preis auf {dataCenter} nicht bekannt',
    },
    fr: {
      offered: 'À partir de {cheapest} gils sur {dataCenter}, médiane {median}, {ago}',
      none: 'Aucune offre sur {dataCenter}, {ago}',
      gil: '{n} gils',
      unknown: 'Prix sur {dataCenter} inconnu',
    },
    ja: {
      offered: '{dataCenter}の最安値{cheapest}ギル、中央値{median}ギル（{ago}）',
      none: '{dataCenter}に出品なし（{ago}）',
      gil: '{n}ギル',
      unknown: '{dataCenter}での価格は不明',
    },
  },
)
