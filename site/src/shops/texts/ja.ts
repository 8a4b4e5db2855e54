import type { StoreTexts } from './en.ts'

/** Texts of the shops and the Moogle Treasure Trove in Japanese. */
export const ja: StoreTexts = {
  item: 'アイテム',
  unlocks: '開放されるもの',
  cost: '必要数',
  notKnown: '{name}：不明',
  words: { completed: '入手済み', missing: '未入手' },
  progress: '{n} / {of}',
  rest: {
    one: '未入手：{n}件。必要数：{cost}。',
    other: '未入手：{n}件。必要数の合計：{cost}。',
  },
  nothingLeft: '未入手のものはありません。',
  notCounted: {
    one: '{n}件は入手済みか不明のため、合計に含まれていません。',
    other: '{n}件は入手済みか不明のため、合計に含まれていません。',
  },
  amount: '{name}×{n}',
  fromLodestone: 'マウントとミニオンはLodestoneから読み込むため、ここではチェックできません。',
  nothing: '条件に合うものはありません。',
  shops: {
    currencies: '通貨',
    select: '通貨を選ぶと、販売しているNPCが表示されます。',
    none: 'この通貨で交換できるコレクションはありません。',
    unknown: '不明な販売NPC',
    back: 'すべての通貨',
    noPlace: '場所は不明です。',
    map: '地図で見る',
  },
  trove: {
    collection: 'コレクション対象',
    misc: 'その他のアイテム',
    howTo: '入手方法',
    howToUnknown: '未確認',
    season: 'シーズン',
    progress: 'コレクション対象{of}件中{n}件を入手',
    restOf: '未入手の合計',
    miscNote: 'これらのアイテムはコレクションの対象を開放しないため、チェックする項目がありません。',
    seasons: '必要数は、そのアイテムが最後に登場したシーズンのものです。トームストーンはシーズンごとに異なります。',
  },
}
