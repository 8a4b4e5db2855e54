import { itemTypes, privacyParts, syncedParts } from '@kupodex/data/character'
import type { CharacterAnswer, RankingAnswer } from '@kupodex/data/contract'
import { recordOf } from '@kupodex/data/game'
import type { Home } from '#places/home.ts'
import spriteUrl from '#images/sprite.svg?url&no-inline'
import { rarityFrame as frameOf } from '#rarity/frame.ts'
import type { RarityRow } from '#rarity/list.ts'
import type { CharacterView } from '#character/character-store.ts'

export const tokens = [
  'bg',
  'panel',
  'raised',
  'line',
  'edge',
  'ink',
  'soft',
  'accent',
  'on-accent',
  'tint',
  'bad',
  'glow',
]

/** A made-up world, and none for any other id. */
export const homes: ReadonlyMap<number, Home> = new Map([[1, { dataCenter: 'Sample', world: 'Example' }]])

const names = ['Mina Example', '', '<b>Bold</b> Name', 'Wwwwwwwwwwwwwww Wwww', '星 みる', 'Ö Ü']

/** A board with a shared rank, no name, markup in a name, a long one, other scripts and an unknown world. */
export const answer: RankingAnswer = {
  deployTime: 0,
  generateTime: Date.UTC(2026, 0, 6),
  count: 6,
  page: 1,
  pageSize: 100,
  pages: 1,
  possible: 20_000,
  cutOffs: { top10: null, top100: null, top1Percent: 12_345, top10Percent: 12_345 },
  chars: names.map((name, index) => ({
    id: 1001 + index,
    name,
    iconUrl: '',
    worldId: index === 3 ? 999 : 1,
    rank: index === 1 ? 1 : index + 1,
    yesterdayRank: null,
    score: 12_345 - index * 7,
    date: 1_700_000_000 + index * 86_400,
  })),
}

const ways = [
  'A reward of a quest.',
  'Sold by a vendor for a currency with a long name, and given in other places too.',
]

/** Items of every label, one that nobody has. */
export const rarityRows: RarityRow[] = [0, 70, 30, 20, 10, 1].map((points, index) => ({
  id: index + 1,
  count: index ** 3,
  points,
  percent: index ** 3 / 4,
  percentFull: index ** 3 / 4,
  place: index === 5 || index === 0 ? null : index,
  folded: false,
  item: {
    id: index + 1,
    name: `Sample mount ${index + 1}`,
    ways: ways.slice(0, index % 3).map((text) => ({ kind: 'quest', text })),
    hue: 2 * index,
    ...(index === 5 ? { gone: true, unobtainable: true } : {}),
  },
}))

export const rarityFrame = frameOf(
  { language: 'en', type: 'mount', scope: 'global', characters: 500 },
  { sprite: spriteUrl, images: null },
)

const some = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, date: 1, deleted: false }))

/** Of a character only what pages read. */
const character = {
  id: 1001,
  name: 'Mina Example',
  worldId: 1,
  worldName: 'Example',
  dcName: 'Sample',
  iconUrl: '',
  imageUrl: '',
  clanId2: 1,
  gender: 'male',
  titleId: 5,
  guardianId: 3,
  townId: 2,
  grandCompanyId: null,
  freeCompany: { id: '9230000000000107995', name: 'Example Company' },
  activeJobId: 19,
  jobs: [
    { id: 19, level: 90, itemLevel: 640 },
    { id: 2, level: 15, itemLevel: null },
  ],
  hasBanner: 0,
  banner: null,
  status: 'ready',
  private: false,
  deleted: false,
  createdAt: Date.UTC(2025, 0, 1),
  updatedAt: Date.UTC(2026, 0, 5),
  ...Object.fromEntries(syncedParts.map((part) => [`${part}Private`, false])),
  ...recordOf(syncedParts, () => []),
  gainedAfter: recordOf(syncedParts, (part) => (part === 'achievements' ? 0 : 1)),
  achievements: some(1630),
  mounts: some(151),
  ...Object.fromEntries(
    itemTypes.flatMap((type) => [
      [`${type}Count`, 10],
      [`${type}Possible`, 40],
    ]),
  ),
  achievementPoints: 12_345,
  achievementPercent: 41,
  achievementPointsPossible: 30_000,
  achievementCount: 1500,
  achievementPossible: 3000,
  achievementRecent: null,
  achievementRank: 12,
  globalAchievementRank: 3456,
  mountCount: 120,
  mountPossible: 280,
  mountRecent: null,
  mountRank: 7,
  globalMountRank: 890,
  minionCount: 0,
  minionPossible: 480,
  minionRecent: null,
  minionRank: null,
  globalMinionRank: null,
  ranks: {
    achievement: {
      world: 12,
      dataCenter: 345,
      global: 3456,
      of: { world: 240, dataCenter: 1980, global: 23_456 },
      yesterday: { world: 14, dataCenter: 345, global: 3400 },
    },
    mount: {
      ...{ world: 7, dataCenter: 90, global: 890 },
      of: { world: null, dataCenter: null, global: null },
      yesterday: { world: null, dataCenter: null, global: null },
    },
    minion: null,
  },
  ranksAt: Date.UTC(2026, 0, 6),
  parts: {
    ...recordOf(privacyParts, () => ({ state: 'public' as const, asOf: Date.UTC(2026, 0, 5) })),
    mounts: { state: 'private', asOf: Date.UTC(2026, 0, 5) },
    facewear: { state: 'unknown', asOf: null },
  },
} as Partial<CharacterAnswer> as CharacterAnswer

export const views: CharacterView[] = [
  { state: 'loading' },
  { state: 'ready', character },
  { state: 'updating', character: { ...character, achievementsPrivate: true, mountsPrivate: true } },
  { state: 'private', character },
  { state: 'none' },
  { state: 'adding' },
  { state: 'deleted' },
  { state: 'notFound' },
  { state: 'error' },
]
