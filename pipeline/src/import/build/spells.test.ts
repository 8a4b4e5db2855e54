import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { spells, tallies } from './spells.ts'

const entries = [
  '#,Stats,Description,Icon,Location,Number,LocationKey',
  '0,,,0,0,0,0',
  '3,Rank ★,Water.,72203,0,1,3',
  '4,Rank ★★★★,Song.,72204,17,9,4',
  '5,Rank ★★,Light.,72205,46,2,1',
  '24,Rank ★★★,Wind.,72224,0,13,2',
]

const files = {
  'en/AozAction.csv': ['#,Action,Rank', '0,0,0', '3,900,1', '4,901,4', '5,902,2', '24,903,3'],
  'en/AozActionTransient.csv': entries,
  'en/ContentFinderCondition.csv': ['#,Name,ContentType,SortKey', '17,the Tower,2,1', '18,the Mine,2,2'],
  'en/BNpcName.csv': ['#,Singular', '70,siren', '71,mark', '72,wasp'],
  'en/PlaceName.csv': ['#,Name', '46,Northern Field'],
  ...Object.fromEntries(
    ['Achievement', 'GilShopItem', 'GCScripShopItem'].map((name) => [`en/${name}.csv`, ['#,Item']]),
  ),
  'en/Recipe.csv': ['#,ItemResult'],
  'en/PvPSeries.csv': ['#,LevelRewards[0].LevelRewardItem[0]'],
  'items/items.csv': itemList({ 800: 'Whalaqee Wind Totem', 801: 'Whalaqee Ring' }),
  'hand/spells.csv': [
    'id,name_en,name_de,name_fr,name_ja,patch,source',
    '3,Water,Wasser,Eau,水,4.5,a list',
    '4,Song,Lied,Chant,歌,4.5,a list',
    '5,Light,Licht,Lueur,光,5.15,a list',
    '24,Wind,Wind,Vent,風,6.45,a list',
  ],
  'hand/spell-sources.csv': [
    'spell_id,kind,duty_id,place_id,enemy_id,x,y,rank,stage,needs,count,source',
    '4,duty,17,,70,,,,,,,a list',
    '4,duty,18,,,,,,,,,a list',
    '4,enemy,,46,71,,,A,,,,a list',
    '5,enemy,,46,72,16,15.5,,,,,a list',
    '5,carnivale,,,72,,,,20,,,a list',
    '24,totem,,,,,,,,spells,10,a list',
  ],
}

const withWays = (...ways: string[]) => ({
  ...files,
  'hand/spell-sources.csv': [...files['hand/spell-sources.csv'].filter((line) => !line.startsWith('4,')), ...ways],
})

const rows = (given: Readonly<Record<string, readonly string[]>>) => spells.build(makeContext(given)).rows

describe('spells', () => {
  test('have the order and the stars of the spellbook, and the patch kept by hand', () => {
    const { rows: made, skipped } = spells.build(makeContext(files))
    expect(made.map(({ id, number, sort, stars, patch }) => [id, number, sort, stars, patch])).toEqual([
      [3, 1, 1, 1, '4.5'],
      [4, 9, 9, 4, '4.5'],
      [5, 2, 2, 2, '5.15'],
      [24, 13, 13, 3, '6.45'],
    ])
    expect(skipped).toBe(1)
  })

  test('are learned in duties, from enemies and marks, in the carnivale, or by a totem', () => {
    const context = makeContext(files)
    const made = spells.build(context).rows
    expect(made.map(({ sources }) => sources)).toEqual([
      [],
      [
        { kind: 'instance', id: 17, enemyId: 70 },
        { kind: 'instance', id: 18 },
        { kind: 'drop', enemyId: 71, placeNameId: 46, rank: 'A' },
      ],
      [
        { kind: 'drop', enemyId: 72, placeNameId: 46, x: 16, y: 15.5 },
        { kind: 'activity', activity: 'maskedCarnivale', stage: 20, enemyId: 72 },
      ],
      [{ kind: 'activity', activity: 'whalaqeeTotem', needs: { of: 'spells', count: 10 } }],
    ])
    expect(made.map(({ itemIds }) => itemIds)).toEqual([[], [], [], [800]])
    expect(context.references.of('enemies')).toEqual([70, 71, 72])
    expect(context.references.of('duties')).toEqual([17, 18])
    expect(context.references.of('placeNames')).toEqual([46])
  })

  test('are learned in the duty of the spellbook where the table kept by hand does not have it', () => {
    expect(rows(withWays('4,duty,18,,70,,,,,,,a list'))[1]?.sources).toEqual([
      { kind: 'instance', id: 17 },
      { kind: 'instance', id: 18, enemyId: 70 },
    ])
  })

  test('have the names of their actions where the export has them', () => {
    const withActions = { ...files, 'en/Action.csv': ['#,Name', '900,New Water', '901,'] }
    expect(
      rows(withActions)
        .slice(0, 2)
        .map(({ name }) => name.en),
    ).toEqual(['New Water', 'Song'])
  })

  test('that the table kept by hand lacks are refused', () => {
    const unknown = { ...files, 'hand/spells.csv': files['hand/spells.csv'].slice(0, 2) }
    expect(() => rows(unknown)).toThrow('row 4, column #: neither the sheet Action nor hand/spells.csv has this spell')
  })

  test.each(['5', '24'])('that have lost their ways are refused: %s', (spell) => {
    const lines = files['hand/spell-sources.csv'].filter((line) => !line.startsWith(`${spell},`))
    expect(() => rows({ ...files, 'hand/spell-sources.csv': lines })).toThrow('hand/spell-sources.csv does not have')
  })

  test('that only the sheets have yet are without patch, and without ways where the spellbook has no duty', () => {
    const actions = ['#,Name', '900,Water', '901,Song', '902,Light', '903,Wind']
    const none = { ...files, 'en/Action.csv': actions, 'hand/spells.csv': files['hand/spells.csv'].slice(0, 1) }
    const made = rows({ ...none, 'hand/spell-sources.csv': files['hand/spell-sources.csv'].slice(0, 1) })
    expect(made.map(({ patch, sources }) => [patch, sources.length])).toEqual([
      [null, 0],
      [null, 1],
      [null, 0],
      [null, 0],
    ])
  })

  test.each([
    ['4,dream,,,,,,,,,,a list', 'column kind'],
    ['4,duty,,,70,,,,,,,a list', 'column duty_id'],
    ['4,enemy,,46,70,16,,,,,,a list', 'column y'],
    ['4,enemy,,46,70,,,C,,,,a list', 'column rank'],
    ['4,carnivale,,,70,,,,,,,a list', 'column stage'],
    ['4,totem,,,,,,,,cakes,3,a list', 'column needs'],
  ])('a way like %s is refused with its column', (way, place) => {
    expect(() => rows(withWays(way))).toThrow(place)
  })
})

test('the achievements that ask for a number of spells, and no others of their type', () => {
  const context = makeContext({
    'en/Achievement.csv': [
      '#,Name,Type,Key,Data[0]',
      '0,,0,0,0',
      '5,Learned,25,6,5',
      '6,,25,6,10',
      '7,Elsewhere,25,62,30',
      '8,Another,24,6,5',
      '9,Learned More,25,6,120',
    ],
  })
  expect(tallies.build(context).rows).toEqual([
    { id: 5, table: 'spells', count: 5 },
    { id: 9, table: 'spells', count: 120 },
  ])
})
