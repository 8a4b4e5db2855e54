import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { proofs } from './proofs.ts'
import { relicSeries, relics } from './relics.ts'

const series = 'id,name_en,name_de,name_fr,name_ja,kind,expansion,is_chain,duty,activity,pieces,costs,source'
const pieces = 'item_id,series,step,jobs,slot,achievement,name_en,name_de,name_fr,name_ja,icon,patch,source'
const costs = 'series,step,first_only,count,item,quest,price,name_en,name_de,name_fr,name_ja,source'

const files = {
  'en/ClassJob.csv': ['#,Abbreviation', '19,PLD', '20,MNK', '34,SAM'],
  'en/Achievement.csv': ['#,Name,Item,Type,Key,Data[0]', '129,Curtana,0,0,0,0', '130,Fists,0,0,0,0', '131,,0,0,0,0'],
  'en/ContentFinderCondition.csv': ['#,Name,ContentType,SortKey', '280,the Coil,5,1'],
  'items/items.csv': itemList({ 28: 'Poetics', 40: 'Mist', 1675: 'Curtana', 6257: 'Curtana Zenith', 900: 'Helm' }),
  'items/quests.csv': ['quest_id,name_en,place,name_de,name_fr,name_ja', '70,The Making,There,Das Machen,Faire,作成'],
  'items/item_patches.csv': ['first_item,last_item,patch', '1000,7000,2.0'],
  'hand/relic-series.csv': [
    series,
    '1,Relics,,,,weapon,0,yes,,relic,3,3,a list',
    '2,Armor,,,,armor,,,,fieldOperation,2,0,a list',
    '3,The Coil,,,,ultimate,2,,280,,1,0,a list',
  ],
  'hand/relics.csv': [
    pieces,
    '1675,1,1,PLD,,129,,,,,,,a list',
    '6257,1,2,PLD,,129,,,,,,,a list',
    '9001,1,2,MNK SAM,,131,Fists Zenith,,Poings,,300,7.55,a list',
    '900,2,1,fending,head,130,,,,,,,a list',
    '901,2,1,healing,feet,,Boots,,,,301,,a list',
    '902,3,1,PLD,,,Blade,,,,302,7.51,a list',
  ],
  'hand/relic-costs.csv': [
    costs,
    '1,2,,3,40,,28:20,,,,,a guide',
    '1,2,yes,1,,70,,,,,,a guide',
    '1,1,,12,,,,Atmas,,,,a guide',
  ],
  'hand/relic-hints.csv': ['achievement,series,step,means,source', '129,1,2,atLeastOne,a sheet'],
}

type Files = Partial<Record<keyof typeof files, readonly string[]>>

const contextOf = (given: Files = {}) => makeContext({ ...files, ...given })
/** The files with one line of a file written otherwise. */
const withLine = (file: keyof typeof files, at: number, line: string): Files => ({ [file]: files[file].with(at, line) })

describe('relics', () => {
  test('are items of a step of a series, for jobs or a role', () => {
    const { rows } = relics.build(contextOf())
    expect(rows.map(({ id, relicSeriesId, step, jobIds, role, slot }) => [id, relicSeriesId, step, jobIds, role, slot])) //
      .toEqual([
        [1675, 1, 1, [19], null, null],
        [6257, 1, 2, [19], null, null],
        [9001, 1, 2, [20, 34], null, null],
        [900, 2, 1, [], 'fending', 'head'],
        [901, 2, 1, [], 'healing', 'feet'],
        [902, 3, 1, [19], null, null],
      ])
    expect(rows.map(({ sort, place }) => [sort, place])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 1],
      [5, 2],
      [6, 1],
    ])
  })

  test('have the name, the icon and the patch of the item, or those kept by hand', () => {
    const { rows } = relics.build(contextOf())
    expect(rows[0]).toMatchObject({ name: { en: 'Curtana', de: 'Curtana de' }, icon: 201_675, patch: '2.0' })
    const byHand = { name: { en: 'Fists Zenith', de: null, fr: 'Poings', ja: null }, icon: 300, patch: '7.55' }
    expect(rows[2]).toMatchObject(byHand)
    expect(rows[4]?.patch).toBe(null)
  })

  test('come from their duty, or from a part of the game, with the step where each is made of the one before', () => {
    const { rows } = relics.build(contextOf())
    expect([rows[1], rows[3], rows[5]].map((row) => row?.sources)).toEqual([
      [{ kind: 'activity', activity: 'relic', step: 2 }],
      [{ kind: 'activity', activity: 'fieldOperation' }],
      [{ kind: 'instance', id: 280 }],
    ])
  })

  test.each<[string, Files, RegExp]>([
    [
      'a table cut short',
      { 'hand/relics.csv': files['hand/relics.csv'].slice(0, -1) },
      /pieces: the series has 1, and 0/,
    ],
    ['an unknown job', withLine('hand/relics.csv', 1, '1675,1,1,XYZ,,,,,,,,,a list'), /row 2, column jobs/],
    ['an unknown piece', withLine('hand/relics.csv', 4, '900,2,1,fending,hat,,,,,,,,a list'), /row 5, column slot/],
    ['a second row of an item', withLine('hand/relics.csv', 2, '1675,1,2,PLD,,,,,,,,,a list'), /is there twice/],
    ['an item without a name', withLine('hand/relics.csv', 3, '9001,1,2,MNK,,,,,,,,,a list'), /column name_en/],
    [
      'an unknown series',
      { 'hand/relics.csv': [...files['hand/relics.csv'], '5,9,1,PLD,,,X,,,,,,a list'] },
      /no series 9/,
    ],
    ['a series from nowhere', withLine('hand/relic-series.csv', 1, '1,R,,,,weapon,0,yes,,,3,3,a'), /column activity/],
  ])('%s is refused', (_, given, problem) => {
    expect(() => relics.build(contextOf(given))).toThrow(problem)
  })
})

describe('series of relics', () => {
  test('have what their steps take, named as the game does', () => {
    const [first, second] = relicSeries.build(contextOf()).rows
    expect(first).toMatchObject({ kind: 'weapon', expansionId: 0, isChain: true })
    expect(
      first?.costs.map(({ name, price, isQuest, ...cost }) => [name.de, isQuest, price?.name.en, price?.count, cost]),
    ).toEqual([
      ['Mist de', false, 'Poetics', 20, { step: 2, firstOnly: false, count: 3 }],
      ['Das Machen', true, undefined, undefined, { step: 2, firstOnly: true, count: 1 }],
      [null, false, undefined, undefined, { step: 1, firstOnly: false, count: 12 }],
    ])
    expect(first?.hints).toMatchObject([{ achievementId: 129, name: { en: 'Curtana' }, step: 2, means: 'atLeastOne' }])
    expect(first?.proofs.map(({ achievementId, name }) => [achievementId, name.en])).toEqual([[129, 'Curtana']])
    expect(second).toMatchObject({ expansionId: null, isChain: false, costs: [], hints: [] })
  })

  test.each<[string, Files, RegExp]>([
    [
      'costs cut short',
      { 'hand/relic-costs.csv': files['hand/relic-costs.csv'].slice(0, -1) },
      /costs: the series has 3/,
    ],
    ['an unknown item', withLine('hand/relic-costs.csv', 1, '1,2,,3,41,,,,,,,a guide'), /row 2, column item: .* 41/],
    ['an unknown quest', withLine('hand/relic-costs.csv', 2, '1,2,yes,1,,71,,,,,,a guide'), /column quest/],
    ['a price that is none', withLine('hand/relic-costs.csv', 1, '1,2,,3,40,,20,,,,,a guide'), /column price/],
    ['an unknown kind', withLine('hand/relic-series.csv', 1, '1,R,,,,spoon,0,yes,,relic,3,3,a'), /column kind/],
    ['no such achievement', withLine('hand/relic-hints.csv', 1, '7,1,2,atLeastOne,a'), /column achievement/],
  ])('%s: refused', (_, given, problem) => {
    expect(() => relicSeries.build(contextOf(given))).toThrow(problem)
  })
})

describe('proofs of relics', () => {
  test('are the achievements of their rows; one without a name is of a later patch', () => {
    expect(proofs.build(contextOf()).rows).toEqual([
      { id: 129, table: 'relics', ids: [1675, 6257] },
      { id: 130, table: 'relics', ids: [900] },
    ])
  })

  test('an achievement of a later patch that the list of newer ones names proves its relics', () => {
    const newer = [
      'table,id,name_en,name_de,name_fr,name_ja,icon,patch,sort,number,category,points,hidden,source',
      'achievements,131,Fists Zenith,,Poings,,7,7.55,9,,1,10,0,a list',
    ]
    const context = makeContext({ ...files, 'hand/newer.csv': newer })
    expect(proofs.build(context).rows).toContainEqual({ id: 131, table: 'relics', ids: [9001] })
    const name = { en: 'Fists Zenith', de: null, fr: 'Poings', ja: null }
    expect(relicSeries.build(context).rows[0]?.proofs).toContainEqual({ achievementId: 131, name })
  })

  test('an achievement that neither has is refused', () => {
    const given = withLine('hand/relics.csv', 1, '1675,1,1,PLD,,999,,,,,,,a list')
    expect(() => proofs.build(contextOf(given))).toThrow(/relics.csv, row 2, column achievement/)
  })
})
