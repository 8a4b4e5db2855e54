import type { TriadTexts } from './en.ts'

/** Texts of Triple Triad in Japanese. */
export const ja: TriadTexts = {
  type: 'カードタイプ',
  noType: 'なし',
  stars: '星5つ中{n}つ',
  givers: '入手できるNPC',
  opponent: '対戦相手',
  vendor: 'ショップ',
  showMap: '地図を表示',
  noPlace: '場所不明',
  rules: 'ルール',
  noRules: '特別なルールなし',
  place: '場所',
  rewards: '獲得できるカード',
  deck: '対戦相手のデッキ',
  fixed: '必ずデッキに入るカード',
  drawn: 'この{of}枚から{n}枚',
  owned: '入手済み',
  notOwned: '未入手',
  missing: { one: '未入手{n}枚', other: '未入手{n}枚' },
  next: {
    one: '次の対戦相手：未入手のカードを持つNPCが{n}人',
    other: '次の対戦相手：未入手のカードを持つNPCが{n}人',
  },
  region: '地域',
  cards: 'カード',
  someMissing: '未入手カードあり',
  noneMissing: '未入手カードなし',
}
