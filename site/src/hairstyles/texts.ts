import { catalogue } from '#texts/catalogue.ts'

export const hairTexts = catalogue(
  'hairTexts',
  import.meta.env.SSR && {
    en: {
      facet: 'This character',
      wear: { yes: 'Can wear it', no: 'Cannot wear it', unknown: 'Not known' },
      says: {
        yes: 'Yes, it is available for this race, clan, and gender.',
        no: 'No, it is not available for this race, clan, or gender.',
        clanUnknown: 'Not known until this character is synced.',
        styleUnknown: 'Not known.',
      },
      line: 'Can this character wear it?',
    },
    de: {
      facet: 'Dieser Charakter',
      wear: { yes: 'Kann sie tragen', no: 'Kann sie nicht tragen', unknown: 'Nicht bekannt' },
      says: {
        yes: 'Ja, es gibt sie für Volk, Stamm und Geschlecht des Charakters.',
        no: 'Nein, für Volk, Stamm oder Geschlecht des Charakters gibt es sie nicht.',
        clanUnknown: 'Nicht bekannt, bis dieser Charakter abgeglichen ist.',
        styleUnknown: 'Nicht bekannt.',
      },
      line: 'Kann dieser Charakter sie tragen?',
    },
    fr: {
      facet: 'Ce personnage',
      wear: { yes: 'Peut la porter', no: 'Ne peut pas la porter', unknown: 'Inconnu' },
      says: {
        yes: 'Oui, elle est disponible pour cette race, cette ethnie et ce sexe.',
        no: 'Non, elle n’est pas disponible pour cette race, cette ethnie ou ce sexe.',
        clanUnknown: 'Inconnu tant que ce personnage n’est pas synchronisé.',
        styleUnknown: 'Inconnu.',
      },
      line: 'Ce personnage peut-il la porter\u00a0?',
    },
    ja: {
      facet: 'このキャラクター',
      wear: { yes: '使える', no: '使えない', unknown: '不明' },
      says: {
        yes: 'この種族・部族・性別で使えます。',
        no: 'この種族・部族・性別では使えません。',
        clanUnknown: 'このキャラクターを同期するまで不明です。',
        styleUnknown: '不明です。',
      },
      line: 'このキャラクターで使えるか',
    },
  },
)
