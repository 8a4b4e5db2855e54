import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { islandAnimals } from './island-animals.ts'
import { islandCrafts, islandPopularity, islandSupply } from './island-workshop.ts'

const craftSheet = (time: number) => [
  '#,Item,Theme[0],Theme[1],Material[0],Material[1],Material[2],Amount[0],Amount[1],Amount[2],LevelReq,CraftingTime,Value',
  '0,0,0,0,0,0,0,0,0,0,0,0,0',
  `1,700,8,0,0,7,0,2,2,0,1,${time},28`,
  '2,701,1,2,5,0,0,3,0,0,5,6,40',
]

const context = (time = 4) =>
  makeContext({
    'en/MJICraftworksObject.csv': craftSheet(time),
    'en/MJICraftworksPopularity.csv': [
      '#,Popularity[0],Popularity[1],Popularity[2],Popularity[3]',
      '0,0,4,1,0',
      '1,0,2,3,0',
    ],
    'en/MJICraftworksPopularityType.csv': ['#,Ratio', '0,0', '1,140', '2,120', '3,100', '4,80'],
    'en/MJICraftworksSupplyDefine.csv': ['#,Ratio,Supply', '0,160,18', '3,80,-6', '4,60,-999'],
    'items/items.csv': itemList({ 700: 'Potion', 701: 'Spoon' }),
  })

describe('workshop', () => {
  test('ingredient 0 is one of them; empty places have no amount', () => {
    expect(islandCrafts.build(context()).rows[0]).toMatchObject({
      id: 1,
      name: { en: 'Potion' },
      themeIds: [8],
      ingredients: [
        { islandIngredientId: 0, amount: 2 },
        { islandIngredientId: 7, amount: 2 },
      ],
      time: 4,
      value: 28,
    })
  })

  test('empty rows and items that nobody names are left out', () => {
    const bare = makeContext({ 'en/MJICraftworksObject.csv': craftSheet(4) })
    expect(islandCrafts.build(bare)).toMatchObject({ rows: [], skipped: 3 })
    expect(islandCrafts.build(context()).skipped).toBe(1)
  })

  test('a time the workshop does not know is refused', () => {
    expect(() => islandCrafts.build(context(5))).toThrow('row 3, column CraftingTime: 5 is not 4, 6 or 8 hours')
  })

  test('popularity has a percentage for every craft there is', () => {
    expect(islandPopularity.build(context()).rows).toEqual([
      { id: 0, percents: [80, 140] },
      { id: 1, percents: [120, 100] },
    ])
  })

  test('the last band of supply has no end', () => {
    expect(islandSupply.build(context()).rows.map(({ shortageFrom }) => shortageFrom)).toEqual([18, -6, null])
  })
})

const animals = (hand: string[]) =>
  makeContext({
    'en/MJIAnimals.csv': [
      '#,BNpcBase,Reward[0],Reward[1],Icon,Size,Unknown0',
      '0,0,0,0,0,0,0',
      '1,14906,37603,37611,70121,2,3',
    ],
    'en/BNpcName.csv': ['#,Singular,Pronoun', '90,tiger of paradise,0'],
    'de/BNpcName.csv': ['#,Singular,Pronoun', '90,wild[a] Tiger,0'],
    'hand/island-animals.csv': ['id,name_id,weather_id,start_hour,end_hour,x,y,cave,source', ...hand],
  })

describe('animals', () => {
  test('size and leavings from the sheet, name and conditions from the table kept by hand', () => {
    expect(islandAnimals.build(animals(['1,90,2,21,0,14.9,14,,a guide'])).rows).toMatchObject([
      {
        name: { en: 'Tiger of Paradise', de: 'Wilder Tiger' },
        size: 'M',
        variety: 3,
        leavingItemIds: [37603, 37611],
        weatherId: 2,
        startHour: 21,
        endHour: 0,
        x: 14.9,
        cave: false,
      },
    ])
  })

  test('a place in the cave system', () => {
    const { rows } = islandAnimals.build(animals(['1,90,,,,24.0,18.9,1,a list']))
    expect(rows).toMatchObject([{ x: 24, y: 18.9, cave: true }])
  })

  test.each([
    ['1,90,,,,24.0,,,a list', 'row 2, column y: a place needs both coordinates'],
    ['1,90,,,,,18.9,,a list', 'row 2, column x: a place needs both coordinates'],
    ['1,90,,,,24.0,18.9,yes,a list', 'row 2, column cave: "yes" is not 1'],
  ])('%s is refused', (line, message) => {
    expect(() => islandAnimals.build(animals([line]))).toThrow(`hand/island-animals.csv, ${message}`)
  })

  test('an animal that the table kept by hand lacks is refused', () => {
    expect(() => islandAnimals.build(animals([]))).toThrow('hand/island-animals.csv does not have this animal')
  })
})
