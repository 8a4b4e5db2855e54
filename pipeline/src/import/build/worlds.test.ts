import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { dataCenters, regions, worlds } from './worlds.ts'

const files = (region: number) => ({
  'en/World.csv': ['#,Name,DataCenter,IsPublic', '1,Reserved,1,False', '2,Oak,1,True', '3,Elm,2,True'],
  'en/WorldDCGroupType.csv': [
    '#,Name,Region,IsCloud',
    '0,None,0,False',
    `1,Forest,${region},False`,
    '2,Trial,7,True',
    '3,Empty,3,False',
  ],
})

test('public worlds, and data centers and regions that have one', () => {
  const context = makeContext(files(3))
  expect(worlds.build(context).rows).toEqual([
    { id: 2, name: 'Oak', dataCenterId: 1, regionId: 3, active: true },
    { id: 3, name: 'Elm', dataCenterId: 2, regionId: 7, active: false },
  ])
  expect(dataCenters.build(context).rows).toEqual([
    { id: 1, name: 'Forest', regionId: 3, beta: false },
    { id: 2, name: 'Trial', regionId: 7, beta: true },
  ])
  expect(regions.build(context).rows.map(({ id }) => id)).toEqual([3, 7])
})

test('a region without a name is refused', () => {
  expect(() => regions.build(makeContext(files(8)))).toThrow(
    'en/WorldDCGroupType.csv, row 3, column Region: region 8 has no name yet',
  )
})

test('a world in a data center that is not there is refused', () => {
  const context = makeContext({ ...files(3), 'en/World.csv': ['#,Name,DataCenter,IsPublic', '2,Oak,9,True'] })
  expect(() => worlds.build(context)).toThrow('en/World.csv, row 2, column DataCenter: there is no such data center')
})
