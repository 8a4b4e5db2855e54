import { wordAt, type Texts } from './text.ts'

const rankJa = (companyId: number, rank: number): string =>
  wordAt('三等#兵|二等#兵|一等#兵|#兵長|三等#曹|二等#曹|一等#曹|#曹長|少#士|中#士|大#士', rank - 1).replace(
    '#',
    wordAt('甲|牙|闘', companyId - 1),
  )

export const ja: Texts = {
  site: 'FINAL FANTASY XIV, The Lodestone',
  character: 'キャラクター',
  homeWorld: 'ホームワールド',
  tabs: {
    profile: 'プロフィール',
    class_job: 'クラス/ジョブ',
    achievement: 'アチーブメント',
    following: 'フォロー',
  },
  privateProfile: 'このキャラクターのプロフィールは非公開です。',
  raceClanGender: '種族/部族/性別',
  nameday: '誕生日',
  guardian: '守護神',
  town: '開始都市',
  grandCompany: '所属グランドカンパニー',
  freeCompany: '所属フリーカンパニー',
  pvpTeam: '所属PvPチーム',
  attributes: ['基本能力', 'STR', 'DEX', 'VIT', 'INT', 'MND'],
  introduction: '自己紹介',
  itemLevel: 'アイテムレベル',
  pieceOf: (place, itemLevel) => {
    const [name, quality] = [
      wordAt('武器|盾|帽子|上着|手袋|帯|脚衣|靴|耳飾|首飾|腕輪|指輪|指輪|証', place),
      wordAt('質素|丈夫|上等|豪華', itemLevel % 4),
    ]
    return itemLevel === 0 ? name : `${quality}な${name}`
  },
  level: 'LEVEL',
  roles: {
    tank: 'タンク',
    healer: 'ヒーラー',
    melee: '近接攻撃',
    ranged: '遠隔物理攻撃',
    magic: '遠隔魔法攻撃',
    hand: 'クラフター',
    land: 'ギャザラー',
  },
  war: 'ファイター/ソーサラー',
  craft: 'クラフター/ギャザラー',
  fields: {
    eureka: { section: '禁断の地エウレカ', level: 'エレメンタルレベル' },
    bozja: { section: '南方ボズヤ戦線', level: 'レジスタンスランク' },
    occult: { section: 'クレセントアイル', level: 'ナレッジレベル' },
  },
  total: '合計',
  movement: '移動方法',
  slogan: 'スローガン',
  companyTag: '略称',
  formed: '結成日',
  members: 'メンバー数',
  rank: 'ランク',
  recruitment: ['募集中', '募集していません'],
  standing: '友好',
  memberRanks: ['マスター', 'オフィサー', 'メンバー'],
  notFound: ['ページが見つかりません。', 'このアドレスには何もありません。'],
  restricted: ['アクセス制限', 'このページを見る権限がありません。'],
  maintenance: ['メンテナンス中', 'このページは作業中です。あとでもう一度お試しください。'],
  noResults: '見つかりませんでした。',
  thousands: ',',
  namedayOf: (day, moon, umbral) => `${umbral ? '霊' : '星'}${moon}月(${moon}月) ${day}日`,
  count: (total) => `${total}件`,
  page: (page, pages) => `${page}ページ / ${pages}ページ`,
  earned: (kind, name) => `${kind}アチーブメント「${name}」を達成した！`,
  companyRank: rankJa,
}
