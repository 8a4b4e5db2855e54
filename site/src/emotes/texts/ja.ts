import type { EmoteTexts } from './en.ts'

/** Texts of emotes in Japanese. */
export const ja: EmoteTexts = {
  command: 'テキストコマンド',
  category: 'カテゴリ',
  together: '同時に開放',
}
