import { catalogue } from '#texts/catalogue.ts'

/** What lists say of what the reader's other characters have. */
export const listAltsTexts = catalogue(
  'listAltsTexts',
  import.meta.env.SSR && {
    en: {
      on: 'on {name}',
      facet: 'My characters',
      values: { none: 'On none of mine', other: 'On another of mine' },
    },
    de: {
      on: 'auf {name}',
      facet: 'Meine Charaktere',
      values: { none: 'Auf keinem von meinen', other: 'Auf einem anderen von meinen' },
    },
    fr: {
      on: 'sur {name}',
      facet: 'Mes personnages',
      values: { none: 'Sur aucun des miens', other: 'Sur un autre des miens' },
    },
    ja: {
      on: '{name}が所持',
      facet: '自分のキャラクター',
      values: { none: '誰も所持していない', other: '別のキャラクターが所持' },
    },
  },
)
