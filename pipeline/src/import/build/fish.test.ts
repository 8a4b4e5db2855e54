import { expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { fish } from './fish.ts'

const context = () =>
  makeContext({
    'en/FishParameter.csv': [
      '#,Text,Item,FishingSpot,IsInLog',
      '0,,0,0,False',
      '1,A small fish.,70,5,True',
      '2,Never listed.,71,0,False',
      '3,An event item.,2000001,5,True',
    ],
    'de/FishParameter.csv': ['#,Text,Item,FishingSpot,IsInLog', '1,Ein kleiner Fisch.,70,5,True'],
    'en/SpearfishingItem.csv': [
      '#,Description,Item,TerritoryType,IsVisible',
      '20000,A speared fish.,72,100,True',
      '20001,Hidden.,73,100,False',
    ],
    'en/FishingSpot.csv': ['#,GatheringLevel,PlaceName', '0,0,950', '5,15,30'],
    'en/TerritoryType.csv': ['#,PlaceName', '100,31'],
    'items/items.csv': itemList({ 70: 'Minnow', 71: 'Ghost', 72: 'Pike', 73: 'Shade' }),
  })

test('rods and spears share a table, with level and place of the fishing hole or the zone', () => {
  const { rows } = fish.build(context())
  expect(rows).toMatchObject([
    { id: 1, itemId: 70, isInLog: true, spearfish: false, level: 15, placeNameId: 30 },
    { id: 2, itemId: 71, isInLog: false, spearfish: false, level: null, placeNameId: null },
    { id: 20000, itemId: 72, isInLog: true, spearfish: true, level: null, placeNameId: 31 },
  ])
  expect(rows[0]?.name).toEqual({ en: 'Minnow', de: 'Minnow de', fr: 'Minnow fr', ja: 'Minnow ja' })
})

test('empty rows, event items and hidden spearfish are skipped', () => {
  expect(fish.build(context()).skipped).toBe(3)
})

test('prose is kept by language, apart from the facts', () => {
  expect(fish.build(context()).prose?.get(1)).toMatchObject({
    description: { en: 'A small fish.', de: 'Ein kleiner Fisch.' },
  })
})

test('the places pointed to are noted', () => {
  const made = context()
  fish.build(made)
  expect(made.references.of('placeNames')).toEqual([30, 31])
})
