import type { LeveTexts } from './en.ts'

/** Texts of the levequests in Japanese. */
export const ja: LeveTexts = {
  level: 'レベル{n}',
  missingHere: 'ここで残っている分',
  missingAll: '全体で残っている分',
  allHere: 'ここのすべて',
  all: 'すべてのリーヴ',
  allowances: { one: 'リーヴ受注権{n}枚', other: 'リーヴ受注権{n}枚' },
  days: { one: '{n}日分', other: '{n}日分' },
  regained: 'リーヴ受注権は12時間ごとに3枚回復します。',
  client: '依頼主',
  issuer: '受注先',
  map: '地図で見る',
  journal: 'ジャーナル',
  reward: '報酬',
  exp: '経験値{n}',
  gil: '{n}ギル',
  goods: '納品アイテム',
  item: '{item} ×{n}',
  repeats: '追加納品',
  repeatsUpTo: {
    one: '一度にあと{n}回まで納品でき、報酬が増えます',
    other: '一度にあと{n}回まで納品でき、報酬が増えます',
  },
  scale: '規模',
  largeScale: '大口リーヴ',
}
