import { describe, expect, test } from 'vitest'
import { goneReasons } from '../ground/gone.ts'
import { languages } from '../ground/languages.ts'
import { activities, type Source, totemNeeds } from '../sources/source.ts'
import { fateTypes } from '../ground/fates.ts'
import { lookupsOf } from './lookups.ts'
import { goneText, renderSources, waysOf } from './render.ts'

const named = (id: number, en: string, de: string | null = null) => ({ id, name: { en, de, fr: null, ja: null } })

const tables = {
  achievements: [named(1, 'First Steps', 'Erste Schritte')],
  achievementCategories: [named(3, 'Beginnings', 'Anfänge')],
  quests: [named(65537, 'A Long Walk')],
  items: [named(1, 'Gil', 'Gil'), named(28, 'Odd Coin', 'Seltsame Münze'), named(500, 'Old Chest')],
  npcs: [
    { ...named(9, 'Rowan', 'Rowan'), displayX: 12.34, displayY: 5, placeNameId: 3 },
    { ...named(10, 'Wanderer'), displayX: null, displayY: null, placeNameId: null },
    { ...named(11, 'Rowan', 'Rowan'), displayX: 7, displayY: 8.04, placeNameId: 4 },
    { ...named(12, 'Rowan', 'Rowan'), displayX: null, displayY: null, placeNameId: null },
  ],
  placeNames: [named(3, 'Harbor', 'Hafen'), named(4, 'Hill', 'Hügel')],
  duties: [named(7, 'the Old Mine')],
  fates: [
    { ...named(8, 'Stray Sheep'), fateType: fateTypes.fate, mapId: null },
    { ...named(1601, 'Lost Sheep'), fateType: fateTypes.fate, mapId: 606 },
    { ...named(100_004, 'Black Sheep'), fateType: fateTypes.duel, mapId: 606 },
  ],
  enemies: [named(11, 'sheep')],
  jobs: [named(12, 'Tanner')],
  occasions: [named(1, 'Harvest Home', 'Erntefest'), named(90, 'Odd Contest', 'Seltsamer Wettbewerb')],
}

const english = lookupsOf('en', tables)

describe('one way', () => {
  test.each<[Source, string]>([
    [{ kind: 'achievement', id: 1 }, 'Achievement: First Steps'],
    [{ kind: 'quest', id: 65537 }, 'Quest: A Long Walk'],
    [{ kind: 'quest', id: 2 }, 'A quest'],
    [{ kind: 'instance', id: 7 }, 'Duty: the Old Mine'],
    [{ kind: 'fate', id: 8, limited: true }, 'FATE: Stray Sheep (limited time)'],
    [{ kind: 'fate', id: 1601 }, 'Skirmish: Lost Sheep'],
    [{ kind: 'fate', id: 100_004 }, 'Duel: Black Sheep'],
    [{ kind: 'craft', jobId: 12 }, 'Crafting: Tanner'],
    [{ kind: 'container', itemId: 500 }, 'Container: Old Chest'],
    [{ kind: 'drop', enemyId: 11 }, 'Enemy: sheep'],
    [{ kind: 'match', npcId: 9 }, 'Triple Triad match: Rowan (Harbor X:\u00a012.3 Y:\u00a05.0)'],
    [{ kind: 'shop', npcId: null, cost: [] }, 'Sold by a vendor'],
    [{ kind: 'shop', npcId: null, cost: [{ itemId: 1, amount: 2400 }] }, 'Sold for 2,400 gil'],
    [{ kind: 'shop', npcId: 10, cost: [] }, 'Sold by Wanderer'],
    [
      {
        kind: 'shop',
        npcId: 9,
        cost: [
          { itemId: 28, amount: 3 },
          { itemId: 77, amount: 1 },
        ],
      },
      'Exchange with Rowan (Harbor X:\u00a012.3 Y:\u00a05.0): 3 × Odd Coin + 1 × unknown item',
    ],
    [{ kind: 'pvpSeries', id: 4 }, 'Reward from PvP Series 4'],
    [{ kind: 'store' }, 'Online Store'],
    [{ kind: 'store', occasionId: 1 }, 'Online Store: Harvest Home'],
    [{ kind: 'code', occasionId: 1 }, 'Item code: Harvest Home'],
    [{ kind: 'code', occasionId: 9 }, 'An item code with a product'],
    [{ kind: 'event', occasionId: 1, year: 2025, limited: true }, 'Seasonal event: Harvest Home 2025 (limited time)'],
    [{ kind: 'event', occasionId: 90, year: 2025 }, 'Event: Odd Contest 2025'],
    [{ kind: 'event', occasionId: 91, year: 2025 }, 'Seasonal event'],
    [{ kind: 'promotion', occasionId: 1 }, 'Promotion or special edition: Harvest Home'],
    [{ kind: 'promotion', occasionId: 9, year: 2025 }, 'Promotion or special edition'],
    [{ kind: 'pvpSeason', mode: 'feast', id: 3, limited: true }, 'The Feast, season 3 reward (limited time)'],
    [{ kind: 'activity', activity: 'cosmic', placeNameId: 3 }, 'Cosmic Exploration: Harbor'],
    [{ kind: 'activity', activity: 'cosmic', placeNameId: 99 }, 'Cosmic Exploration'],
    [
      { kind: 'activity', activity: 'sightseeingLog', placeNameId: 3, x: 12, y: 8.5 },
      'Harbor X:\u00a012.0 Y:\u00a08.5',
    ],
    [{ kind: 'activity', activity: 'sightseeingLog', placeNameId: 99, x: 12, y: 8.5 }, 'Sightseeing Log'],
    [{ kind: 'instance', id: 7, enemyId: 11 }, 'Duty: the Old Mine (sheep)'],
    [{ kind: 'instance', id: 7, enemyId: 99 }, 'Duty: the Old Mine'],
    [{ kind: 'instance', id: 99, enemyId: 11 }, 'A duty'],
    [{ kind: 'instance', id: 7, route: 3 }, 'Duty: the Old Mine (route 3)'],
    [{ kind: 'drop', enemyId: 11, placeNameId: 3 }, 'Enemy: sheep (Harbor)'],
    [{ kind: 'drop', enemyId: 11, placeNameId: 3, x: 12, y: 8.5 }, 'Enemy: sheep (Harbor X:\u00a012.0 Y:\u00a08.5)'],
    [{ kind: 'drop', enemyId: 11, placeNameId: 99, x: 12, y: 8.5 }, 'Enemy: sheep'],
    [{ kind: 'drop', enemyId: 11, placeNameId: 3, rank: 'A' }, 'The Hunt (A): sheep (Harbor)'],
    [{ kind: 'activity', activity: 'maskedCarnivale', stage: 20 }, 'The Masked Carnivale: stage 20'],
    [
      { kind: 'activity', activity: 'maskedCarnivale', stage: 20, enemyId: 11 },
      'The Masked Carnivale: stage 20 (sheep)',
    ],
  ])('%j', (source, text) => {
    expect(renderSources([source], 'en', english)).toBe(text)
  })
})

const shop = (npcId: number, amount: number, limited?: true): Source => ({
  ...{ kind: 'shop', npcId, cost: [{ itemId: 28, amount }] },
  ...(limited === undefined ? {} : { limited }),
})

test('a vendor in several towns is shown once for each price, with every place', () => {
  const sources: Source[] = [shop(9, 3), shop(9, 5), { kind: 'quest', id: 65537 }, shop(11, 3), shop(12, 3), shop(9, 3)]
  expect(waysOf(sources, 'en', english).map(({ kind, text }) => ({ kind, text }))).toEqual([
    {
      kind: 'shop',
      text: 'Exchange with Rowan (Harbor X:\u00a012.3 Y:\u00a05.0 / Hill X:\u00a07.0 Y:\u00a08.0): 3 × Odd Coin',
    },
    { kind: 'shop', text: 'Exchange with Rowan (Harbor X:\u00a012.3 Y:\u00a05.0): 5 × Odd Coin' },
    { kind: 'quest', text: 'Quest: A Long Walk' },
  ])
})

test('a way that is over is not merged with one that is not', () => {
  expect(renderSources([shop(9, 3, true), shop(11, 3)], 'de', lookupsOf('de', tables))).toBe(
    'Tausch: Rowan (Hügel X:\u00a07,0 Y:\u00a08,0), 3 × Seltsame Münze · Tausch: Rowan (Hafen X:\u00a012,3 Y:\u00a05,0), 3 × Seltsame Münze (zeitlich begrenzt)',
  )
})

test('ways that are not over come first, each text once', () => {
  const sources: Source[] = [{ kind: 'event', limited: true }, { kind: 'store' }, { kind: 'store' }]
  expect(renderSources(sources, 'en', english)).toBe('Online Store · Seasonal event (limited time)')
})

test('a way through an achievement names its id, for a link', () => {
  expect(waysOf([{ kind: 'achievement', id: 1 }], 'de', lookupsOf('de', tables))).toEqual([
    { kind: 'achievement', text: 'Errungenschaft: Erste Schritte', achievementId: 1 },
  ])
})

test('a way names what the thing comes from: of a shop the vendor, under the first NPC of the name, and each currency', () => {
  const cost = [
    { itemId: 28, amount: 3 },
    { itemId: 1, amount: 2400 },
  ]
  const named = (sources: readonly Source[]) =>
    waysOf(sources, 'en', english).map(({ text, parts = [] }) =>
      parts.map(([start, end, origin]) => [text.slice(start, end), origin]),
    )
  expect(named([{ kind: 'shop', npcId: 11, cost }])).toEqual([
    [
      ['Rowan', 'vendor/9'],
      ['Odd Coin', 'currency/28'],
      ['2,400 gil', 'currency/1'],
    ],
  ])
  expect(
    named([
      { kind: 'instance', id: 7, limited: true },
      { kind: 'achievement', id: 1 },
    ]),
  ).toEqual([[], [['Duty: the Old Mine', 'duty/7']]])
})

test('nothing known is an empty text', () => {
  expect(renderSources([], 'en', english)).toBe('')
})

test('German uses German names and numbers, English names where it has none', () => {
  const german = lookupsOf('de', tables)
  const shop: Source = { kind: 'shop', npcId: 9, cost: [{ itemId: 28, amount: 1200 }] }
  expect(renderSources([shop], 'de', german)).toBe(
    'Tausch: Rowan (Hafen X:\u00a012,3 Y:\u00a05,0), 1.200 × Seltsame Münze',
  )
  expect(renderSources([{ kind: 'quest', id: 65537 }], 'de', german)).toBe('Auftrag: A Long Walk')
})

const vendors: Source[] = [
  shop(9, 1200),
  { kind: 'shop', npcId: 10, cost: [] },
  { kind: 'shop', npcId: null, cost: [{ itemId: 1, amount: 2400 }] },
  { kind: 'shop', npcId: null, cost: [{ itemId: 77, amount: 20 }] },
  {
    kind: 'shop',
    npcId: null,
    cost: [
      { itemId: 1, amount: 500 },
      { itemId: 77, amount: 2 },
    ],
  },
  { kind: 'shop', npcId: null, cost: [] },
]

// A name is placed where no language has to inflect it: after a colon, or as the subject.
test.each([
  [
    'en',
    [
      'Exchange with Rowan (Harbor X:\u00a012.3 Y:\u00a05.0): 1,200 × Odd Coin',
      'Sold by Wanderer',
      'Sold for 2,400 gil',
      'Exchange: 20 × unknown item',
      'Exchange: 500 gil + 2 × unknown item',
      'Sold by a vendor',
    ],
  ],
  [
    'de',
    [
      'Tausch: Rowan (Hafen X:\u00a012,3 Y:\u00a05,0), 1.200 × Seltsame Münze',
      'Händler: Wanderer',
      'Kauf für 2.400 Gil',
      'Tausch: 20 × unbekannter Gegenstand',
      'Tausch: 500 Gil + 2 × unbekannter Gegenstand',
      'Bei einem Händler erhältlich',
    ],
  ],
  [
    'fr',
    [
      'Échange\u00a0: Rowan (Harbor X\u00a0:\u00a012,3 Y\u00a0:\u00a05,0), 1\u202f200 × Odd Coin',
      'Marchand\u00a0: Wanderer',
      'Échoppe\u00a0: 2\u202f400 gils',
      'Échange\u00a0: 20 × objet inconnu',
      'Échange\u00a0: 500 gils + 2 × objet inconnu',
      'Chez un marchand',
    ],
  ],
  [
    'ja',
    [
      '交換：Rowan（Harbor X:12.3 Y:5.0）、Odd Coin×1,200',
      'ショップ：Wanderer',
      'ショップ：2,400ギル',
      '交換：名称不明のアイテム×20',
      '交換：500ギル + 名称不明のアイテム×2',
      'ショップ',
    ],
  ],
] as const)('vendors and prices in %s, known or not', (language, texts) => {
  const lookups = lookupsOf(language, tables)
  expect(vendors.map((source) => renderSources([source], language, lookups))).toEqual(texts)
})

test.each([
  ['en', '8,000 MGP', 'Reward from PvP Series 9'],
  ['fr', '8\u202f000 PGS', 'Récompense de la série 9 (JcJ)'],
  ['ja', '8,000MGP', 'PvPシリーズ9報酬'],
] as const)('MGP and series have their short names in %s', (language, money, series) => {
  const lookups = lookupsOf(language, tables)
  const [bought] = waysOf([{ kind: 'shop', npcId: null, cost: [{ itemId: 29, amount: 8000 }] }], language, lookups)
  expect(bought?.parts?.map(([start, end, origin]) => [bought.text.slice(start, end), origin])).toEqual([
    [money, 'currency/29'],
  ])
  expect(renderSources([{ kind: 'pvpSeries', id: 9 }], language, lookups)).toBe(series)
})

test('one gil is singular in French', () => {
  const source: Source = { kind: 'shop', npcId: null, cost: [{ itemId: 1, amount: 1 }] }
  expect(renderSources([source], 'fr', lookupsOf('fr', tables))).toBe('Échoppe\u00a0: 1 gil')
})

const nameless: Source[] = [
  ...(['achievement', 'quest', 'instance', 'fate'] as const).map((kind) => ({ kind, id: 99 })),
  { kind: 'craft', jobId: 99 },
  ...(['container', 'desynthesis', 'gardening'] as const).map((kind) => ({ kind, itemId: 99 })),
  { kind: 'drop', enemyId: 99 },
  { kind: 'match', npcId: 99 },
  { kind: 'code', occasionId: 99 },
]

test.each([
  ['en', ['A quest', 'Dropped by an enemy']],
  ['de', ['Ein Auftrag', 'Beute von einem Gegner']],
  ['fr', ['Une quête', 'Butin d’un ennemi']],
  ['ja', ['クエスト報酬', '敵からドロップ']],
] as const)('what has no name yet is shown without one in %s', (language, some) => {
  const texts = waysOf(nameless, language, lookupsOf(language, tables)).map(({ text }) => text)
  expect(texts).toHaveLength(nameless.length)
  expect(texts).toEqual(expect.arrayContaining([...some]))
  for (const text of texts) expect(text).not.toMatch(/\d|[:：]|undefined|\b(von|de|by|in|from|of|against)$/)
})

test.each([
  ['en', 'Crystalline Conflict, season 20 reward', 'Seasonal event: Harvest Home 2025', 'Event: Odd Contest'],
  [
    'de',
    'Saison-Belohnung: Crystalline Conflict, Saison 20',
    'Saisonales Ereignis: Erntefest 2025',
    'Ereignis: Seltsamer Wettbewerb',
  ],
  [
    'fr',
    'Récompense de saison\u00a0: Crystalline Conflict, saison 20',
    'Événement saisonnier\u00a0: Harvest Home 2025',
    'Événement\u00a0: Odd Contest',
  ],
  ['ja', 'クリスタルコンフリクト・シーズン20報酬', 'シーズナルイベント：Harvest Home 2025年', 'イベント：Odd Contest'],
] as const)('seasons and events by name in %s', (language, season, event, contest) => {
  const lookups = lookupsOf(language, tables)
  expect(renderSources([{ kind: 'pvpSeason', mode: 'crystallineConflict', id: 20 }], language, lookups)).toBe(season)
  expect(renderSources([{ kind: 'event', occasionId: 1, year: 2025 }], language, lookups)).toBe(event)
  expect(renderSources([{ kind: 'event', occasionId: 90 }], language, lookups)).toBe(contest)
})

test.each(languages)('%s has words of its own for every reason to be gone', (language) => {
  const words = goneReasons.map((reason) => goneText(reason, language))
  expect(new Set(words).size).toBe(goneReasons.length)
  expect(words.filter((text) => text.length < 3 || text.length > 26)).toEqual([])
})

test.each(languages)('%s has words for every activity', (language) => {
  for (const activity of activities) {
    expect(renderSources([{ kind: 'activity', activity }], language, english)).not.toBe('')
  }
})

test.each([
  ['en', 'The Hunt (S): sheep', 'The Masked Carnivale: stage 9', 'Whalaqee totem: 20 spells learned'],
  ['de', 'Hohe Jagd (S): sheep', 'Große Maskerade: Vorstellung 9', 'Totem der Blaumagie: 20 Zauber erlernt'],
  [
    'fr',
    'Contrats de chasse (S)\u00a0: sheep',
    'La Grande Mascarade\u00a0: niveau 9',
    'Totem bleu\u00a0: 20 actions de magie bleue apprises',
  ],
  ['ja', 'モブハント（S）：sheep', 'マスクカーニバル：ステージ9', 'ブルートーテム：青魔法を20種類ラーニング'],
] as const)('where spells are learned, in %s', (language, mark, stage, totem) => {
  const lookups = lookupsOf(language, tables)
  const sources: Source[] = [
    { kind: 'drop', enemyId: 11, rank: 'S' },
    { kind: 'activity', activity: 'maskedCarnivale', stage: 9 },
    { kind: 'activity', activity: 'whalaqeeTotem', needs: { of: 'spells', count: 20 } },
  ]
  expect(sources.map((source) => renderSources([source], language, lookups))).toEqual([mark, stage, totem])
})

test.each([
  ['en', 'Duty: the Old Mine (route 3)'],
  ['de', 'Inhalt: the Old Mine (Route 3)'],
  ['fr', 'Mission\u00a0: the Old Mine (embranchement 3)'],
  ['ja', 'コンテンツ：the Old Mine（ルート3）'],
] as const)('the route of a variant dungeon, in %s', (language, text) => {
  expect(renderSources([{ kind: 'instance', id: 7, route: 3 }], language, lookupsOf(language, tables))).toBe(text)
})

test.each(languages)('%s has words of its own for whatever a totem asks for', (language) => {
  const words = totemNeeds.map((of) =>
    renderSources([{ kind: 'activity', activity: 'whalaqeeTotem', needs: { of, count: 70 } }], language, english),
  )
  expect(new Set(words).size).toBe(totemNeeds.length)
  for (const text of words) expect(text).toContain('70')
})
