import type { MenuGroup } from '@kupodex/data/game'
import { catalogue } from '#texts/catalogue.ts'
import { characterWords } from './texts/frame.ts'
import { de as dePages } from './texts/pages/de.ts'
import { en as enPages } from './texts/pages/en.ts'
import { fr as frPages } from './texts/pages/fr.ts'
import { ja as jaPages } from './texts/pages/ja.ts'
import { pagesIn } from './texts/pages/plain.ts'

export type { CharacterTexts } from './texts/frame.ts'

export const characterTexts = catalogue('characterTexts', import.meta.env.SSR && characterWords)

export const pagesTexts = catalogue(
  'pagesTexts',
  import.meta.env.SSR && {
    en: pagesIn('en', enPages),
    de: pagesIn('de', dePages),
    fr: pagesIn('fr', frPages),
    ja: pagesIn('ja', jaPages),
  },
)

export const menuTexts = catalogue(
  'menuTexts',
  import.meta.env.SSR && {
    en: {
      character: 'Character',
      companions: 'Mounts and Minions',
      appearance: 'Appearance and Emotes',
      pastimes: 'Cards and Music',
      battle: 'Duties and Battle',
      crafting: 'Crafting and Gathering',
      exploration: 'Exploration and Records',
      shops: 'Shops and Currencies',
    } as Readonly<Record<MenuGroup, string>>,
    de: {
      character: 'Charakter',
      companions: 'Reittiere und Begleiter',
      appearance: 'Aussehen und Emotes',
      pastimes: 'Karten und Musik',
      battle: 'Inhalte und Kampf',
      crafting: 'Handwerk und Sammeln',
      exploration: 'Erkundung und Aufzeichnungen',
      shops: 'Händler und Währungen',
    },
    fr: {
      character: 'Personnage',
      companions: 'Montures et mascottes',
      appearance: 'Apparence et emotes',
      pastimes: 'Cartes et musique',
      battle: 'Missions et combat',
      crafting: 'Artisanat et récolte',
      exploration: 'Exploration et carnets',
      shops: 'Échoppes et devises',
    },
    ja: {
      character: 'キャラクター',
      companions: 'マウント・ミニオン',
      appearance: '外見・エモート',
      pastimes: 'カード・音楽',
      battle: 'コンテンツ・バトル',
      crafting: '製作・採集',
      exploration: '探検・記録',
      shops: 'ショップ・通貨',
    },
  },
)

/** Texts of nobody's character, whose things are checked off in the browser; `needsCharacter` stands on pages that need one. */
export const anonymousTexts = catalogue(
  'anonymousTexts',
  import.meta.env.SSR && {
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
  },
)
