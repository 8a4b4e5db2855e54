import { catalogue } from '#texts/catalogue.ts'

export const outfitTexts = catalogue(
  'outfitTexts',
  import.meta.env.SSR && {
    en: {
      pieces: { one: '{n} piece', other: '{n} pieces' },
      inArmoire: 'In the armoire',
      all: 'All pieces can be stored in the armoire.',
      has: '{n} of {of} are checked off there.',
      shared: 'Shares pieces with',
    },
    de: {
      pieces: { one: '{n} Teil', other: '{n} Teile' },
      inArmoire: 'Im Kostbarkeitenkabinett',
      all: 'Alle Teile lassen sich im Kostbarkeitenkabinett einlagern.',
      has: '{n} von {of} sind dort abgehakt.',
      shared: 'Hat Teile gemeinsam mit',
    },
    fr: {
      pieces: { one: '{n} pièce', other: '{n} pièces' },
      inArmoire: 'Dans le bahut personnel',
      all: 'Toutes les pièces peuvent être rangées dans le bahut personnel.',
      has: '{n} sur {of} y sont cochées.',
      shared: 'Partage des pièces avec',
    },
    ja: {
      pieces: { one: '{n}部位', other: '{n}部位' },
      inArmoire: '愛蔵品キャビネット',
      all: 'すべて愛蔵品キャビネットに収納できます。',
      has: '{of}点中{n}点がチェック済みです。',
      shared: '同じ装備を含む装備一式',
    },
  },
)
