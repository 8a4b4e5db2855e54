import type { HairTexts } from './en.ts'

/** Texts of hairstyles in Japanese. */
export const ja: HairTexts = {
  facet: 'このキャラクター',
  wear: {
    yes: '使える',
    no: '使えない',
    unknown: '不明',
  },
  says: {
    yes: 'はい。この種族・部族・性別で使えます。',
    no: 'いいえ。この種族・部族・性別では使えません。',
    clanUnknown: '不明です。このキャラクターの部族または性別がまだ読み込まれていません。',
    styleUnknown: '不明です。誰が使えるかはゲームのデータに記載がありません。',
  },
  line: 'このキャラクターで使えるか',
}
