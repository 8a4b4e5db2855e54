import type { Language } from '@kupodex/data/game'

/** Texts of nobody's character, whose things are checked off in the browser. */
export interface AnonymousTexts {
  name: string
  /** On pages that need a character. */
  needsCharacter: string
}

/** The texts in each language. */
export const anonymousTexts: Record<Language, AnonymousTexts> = {
  en: {
    name: 'Anonymous',
    needsCharacter:
      'This page shows what the Lodestone says about a character, so it needs one. Without one, you can check off what the Lodestone does not list, such as orchestrion rolls, Triple Triad cards, and fish.',
  },
  de: {
    name: 'Anonym',
    needsCharacter:
      'Diese Seite zeigt, was der Lodestone über einen Charakter sagt, und braucht deshalb einen. Ohne Charakter kannst du abhaken, was der Lodestone nicht auflistet, etwa Notenrollen, Triple Triad-Karten und Fische.',
  },
  fr: {
    name: 'Anonyme',
    needsCharacter:
      'Cette page montre ce que le Lodestone dit d’un personnage\u00a0; il en faut donc un. Sans personnage, vous pouvez cocher ce que le Lodestone ne liste pas, comme les rouleaux pour orchestrion, les cartes de Triple Triade et les poissons.',
  },
  ja: {
    name: '匿名',
    needsCharacter:
      'このページはLodestoneのキャラクター情報を表示するため、キャラクターが必要です。キャラクターがなくても、オーケストリオン譜、トリプルトライアドカード、魚など、Lodestoneに載らないコレクションはチェックできます。',
  },
}
