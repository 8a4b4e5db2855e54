import { catalogue } from '#texts/catalogue.ts'

/** Texts of hairstyles, of each language. */
export const hairTexts = catalogue(
  'hairTexts',
  import.meta.env.SSR && {
    en: {
      facet: 'This character',
      wear: {
        yes: 'Can wear it',
        no: 'Cannot wear it',
        unknown: 'Not known',
      },
      says: {
        yes: 'Yes, it is available for this race, clan, and gender.',
        no: 'No, it is not available for this race, clan, or gender.',
        clanUnknown: "Not known: this character's clan or gender has not been read yet.",
        styleUnknown: "Not known: the game's data does not say who can wear it.",
      },
      line: 'Can this character wear it?',
    },
    de: {
      facet: 'Dieser Charakter',
      wear: {
        yes: 'Kann sie tragen',
        no: 'Kann sie nicht tragen',
        unknown: 'Nicht bekannt',
      },
      says: {
        yes: 'Ja, es gibt sie für Volk, Stamm und Geschlecht des Charakters.',
        no: 'Nein, für Volk, Stamm oder Geschlecht des Charakters gibt es sie nicht.',
        clanUnknown: 'Nicht bekannt: Stamm oder Geschlecht dieses Charakters wurden noch nicht abgeglichen.',
        styleUnknown: 'Nicht bekannt: Die Spieldaten sagen nicht, für wen es sie gibt.',
      },
      line: 'Kann dieser Charakter sie tragen?',
    },
    fr: {
      facet: 'Ce personnage',
      wear: {
        yes: 'Peut la porter',
        no: 'Ne peut pas la porter',
        unknown: 'Inconnu',
      },
      says: {
        yes: 'Oui, elle existe pour sa race, son ethnie et son sexe.',
        no: 'Non, elle n’existe pas pour sa race, son ethnie ou son sexe.',
        clanUnknown: 'Inconnu\u00a0: l’ethnie ou le sexe de ce personnage n’a pas encore été lu.',
        styleUnknown: 'Inconnu\u00a0: les données du jeu ne disent pas pour qui elle existe.',
      },
      line: 'Ce personnage peut-il la porter\u00a0?',
    },
    ja: {
      facet: 'このキャラクター',
      wear: {
        yes: '使える',
        no: '使えない',
        unknown: '不明',
      },
      says: {
        yes: 'この種族・部族・性別で使えます。',
        no: 'この種族・部族・性別では使えません。',
        clanUnknown: '不明です。このキャラクターの部族または性別がまだ読み込まれていません。',
        styleUnknown: '不明です。誰が使えるかはゲームのデータに記載がありません。',
      },
      line: 'このキャラクターで使えるか',
    },
  },
)

/** The texts in one language. */
export type HairTexts = ReturnType<typeof hairTexts>
