import type { CardTexts } from './en.ts'

export const ja: CardTexts = {
  collections: {
    triadNpc: 'トリプルトライアドの対戦相手',
    portrait: 'ポートレート',
    bozjaNote: '戦果記録',
    cosmicMission: 'コスモエクスプローラー',
    fish: '魚',
    leve: 'リーヴ',
  },
  rank: '{rank}位',
  unranked: 'ランク外',
  allWorlds: '全ワールド：{rank}',
  asOf: '{date}時点',
  nothingKnown: '— 非公開・未読み込み・未チェック',
  private: { title: '非公開のキャラクター', line: 'このキャラクターの情報は公開されていません。' },
  unknown: {
    title: 'Kupodexに未登録です',
    line: 'キャラクターのページを開くと、Lodestoneから読み込まれます。',
  },
  deleted: {
    title: 'Lodestoneにありません',
    line: 'このキャラクターは削除されたか、見つからなくなりました。',
  },
}
