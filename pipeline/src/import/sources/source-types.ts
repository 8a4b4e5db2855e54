import type { Names } from '@kupodex/data/game'

/** Source types by name; 6, 7, 12 and 28 do not count, 7 and 28 are bought with real money (spec: characters §5). */
export const sourceType = {
  unknown: 0,
  achievement: 1,
  quest: 2,
  dungeon: 3,
  trial: 4,
  raid: 5,
  event: 6,
  store: 7,
  fate: 8,
  crafting: 9,
  gathering: 10,
  merchant: 11,
  promotion: 12,
  alliedSocieties: 13,
  goldSaucer: 14,
  pvp: 15,
  hunt: 16,
  treasureHunt: 17,
  deepDungeon: 18,
  fieldOperations: 19,
  grandCompany: 20,
  tomestones: 21,
  skybuilders: 22,
  bicolorGemstones: 23,
  island: 24,
  cosmic: 25,
  venturesAndVoyages: 26,
  wondrousTails: 27,
  specialEdition: 28,
  variantDungeons: 29,
  maskedCarnivale: 30,
  tripleTriad: 31,
  moogleTrove: 32,
  other: 33,
} as const

export const isSourceType = (id: number): boolean => Object.values<number>(sourceType).includes(id)

/** Source types bought with real money. */
export const paidTypes: ReadonlySet<number> = new Set([sourceType.store, sourceType.specialEdition])

export const uncountedTypes: ReadonlySet<number> = new Set([6, 7, 12, 28])

const named = (en: string, de: string, fr: string, ja: string): Names => ({ en, de, fr, ja })

/** Names of the source types, which the game does not have as a list. */
export const sourceTypeNames: Readonly<Record<Exclude<keyof typeof sourceType, 'unknown'>, Names>> = {
  achievement: named('Achievement', 'Errungenschaft', 'Haut fait', 'アチーブメント'),
  quest: named('Quest', 'Auftrag', 'Quête', 'クエスト'),
  dungeon: named('Dungeon', 'Dungeon', 'Donjon', 'ダンジョン'),
  trial: named('Trial', 'Prüfung', 'Défi', '討伐・討滅戦'),
  raid: named('Raid', 'Raid', 'Raid', 'レイド'),
  event: named('Seasonal Event', 'Saisonale Ereignisse', 'Événement saisonnier', 'シーズナルイベント'),
  store: named('Online Store', 'Online-Shop', 'Boutique en ligne', 'オンラインストア'),
  fate: named('FATE', 'FATE', 'ALÉA', 'F.A.T.E.'),
  crafting: named('Crafting', 'Handwerk', 'Artisanat', '製作'),
  gathering: named('Gathering', 'Sammeln', 'Récolte', '採集'),
  merchant: named('Merchant', 'Händler', 'Marchand', 'ショップ'),
  promotion: named('Promotion', 'Aktion', 'Offre promotionnelle', 'キャンペーン'),
  alliedSocieties: named('Allied Societies', 'Freundesvölker', 'Peuples alliés', '友好部族'),
  goldSaucer: named('Gold Saucer', 'Gold Saucer', 'Gold Saucer', 'ゴールドソーサー'),
  pvp: named('PvP', 'PvP', 'JcJ', 'PvP'),
  hunt: named('The Hunt', 'Hohe Jagd', 'Contrats de chasse', 'モブハント'),
  treasureHunt: named('Treasure Hunt', 'Schatzsuche', 'Chasse aux trésors', 'トレジャーハント'),
  deepDungeon: named('Deep Dungeon', 'Tiefes Gewölbe', 'Donjon sans fond', 'ディープダンジョン'),
  fieldOperations: named('Field Operations', 'Feldexkursionen', 'Missions d’exploration', '特殊フィールド探索'),
  grandCompany: named('Grand Company', 'Staatliche Gesellschaft', 'Grande compagnie', 'グランドカンパニー'),
  tomestones: named(
    'Tomestones and Scrips',
    'Steine und Scheine',
    'Mémoquartz et assignats',
    'トームストーン・スクリップ',
  ),
  skybuilders: named('Ishgardian Restoration', 'Wiederaufbau Ishgards', 'Reconstruction d’Ishgard', 'イシュガルド復興'),
  bicolorGemstones: named('Bicolor Gemstones', 'Zweifarbige Edelsteine', 'Gemmes bicolores', 'バイカラージェム'),
  island: named('Island Sanctuary', 'Inselparadies', 'Félicité insulaire', '無人島開拓'),
  cosmic: named('Cosmic Exploration', 'Kosmo-Erkundung', 'Exploration cosmique', 'コスモエクスプローラー'),
  venturesAndVoyages: named(
    'Ventures and Voyages',
    'Unternehmungen und Erkundungen',
    'Tâches et expéditions',
    'リテイナー・ボイジャー',
  ),
  wondrousTails: named('Wondrous Tails', 'Abenteueralbum', 'Aventures imaginaires', 'クロの空想帳'),
  specialEdition: named('Special Edition', 'Sonderausgabe', 'Édition spéciale', '特典付き商品'),
  variantDungeons: named('Variant Dungeons', 'Unstete Gewölbe', 'Donjons à embranchements', 'ヴァリアントダンジョン'),
  maskedCarnivale: named('Masked Carnivale', 'Große Maskerade', 'La Grande Mascarade', 'マスクカーニバル'),
  tripleTriad: named('Triple Triad', 'Triple Triad', 'Triple Triade', 'トリプルトライアド'),
  moogleTrove: named('Moogle Treasure Trove', 'Mog Mog-Kollektion', 'Collection Mog Mog', 'モグモグ★コレクション'),
  other: named('Other', 'Sonstiges', 'Autre', 'その他'),
}
