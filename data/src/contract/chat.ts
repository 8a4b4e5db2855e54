import type { Language } from '../game/ground/language.ts'

/** The path to which Discord sends what its users ask the chat function, as an operator enters it there. */
export const chatPath = '/api/discord'

/** The headers of a request of Discord: the Ed25519 signature in hexadecimal, and the time that it is over as well (epoch s). */
export const chatHeaders = { signature: 'x-signature-ed25519', timestamp: 'x-signature-timestamp' } as const

/** What a command, or something that is given to it, is called in each language, and what is said of it. */
export type ChatWords = Readonly<Record<Language, readonly [name: string, description: string]>>

export const chatCommands = {
  profile: {
    en: ['profile', 'Who a character is, its ranks, and its progress in all collections'],
    de: ['profil', 'Wer ein Charakter ist, seine Ränge und sein Fortschritt in allen Sammlungen'],
    fr: ['profil', 'Qui est un personnage, ses rangs et sa progression dans toutes les collections'],
    ja: ['プロフィール', 'キャラクターの順位と、すべてのコレクションの進み具合'],
  },
  rarity: {
    en: ['rarity', 'How many characters own a mount, a minion or anything else'],
    de: ['seltenheit', 'Wie viele Charaktere ein Reittier, einen Begleiter oder etwas anderes haben'],
    fr: ['rareté', 'Combien de personnages ont une monture, une mascotte ou autre chose'],
    ja: ['レアリティ', 'マウントやミニオンなどを所持しているキャラクターの割合'],
  },
  missing: {
    en: ['missing', 'What a character is missing'],
    de: ['fehlend', 'Was einem Charakter noch fehlt'],
    fr: ['manquants', 'Ce qui manque encore à un personnage'],
    ja: ['未取得', 'キャラクターがまだ取得していないもの'],
  },
  tonight: {
    en: ['tonight', 'Which duties give a few characters or a Free Company the most of what they are missing'],
    de: ['heute', 'Welche Inhalte ein paar Charakteren oder einer Freien Gesellschaft am meisten geben'],
    fr: ['soirée', 'Quelles missions donnent le plus à quelques personnages ou à une compagnie libre'],
    ja: ['今夜', 'メンバーやフリーカンパニーの未取得が最も多く手に入るコンテンツ'],
  },
} as const satisfies Record<string, ChatWords>
