import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { territories, weatherRates } from './weather.ts'

const zones = [
  '#,PlaceName,PlaceNameRegion,Map,WeatherRate,ExVersion',
  '128,30,22,11,14,0',
  '129,31,22,12,0,0',
  '130,30,22,11,14,0',
  '131,32,22,13,2,0',
  '132,33,22,0,14,0',
]

const made = (rates: string[]) =>
  makeContext({
    'en/TerritoryType.csv': zones,
    'en/WeatherRate.csv': ['#,Weather[0],Weather[1],Rate[0],Rate[1]', ...rates],
  })

test('rates keep the order of the sheet and leave out what never comes', () => {
  const context = made(['0,2,0,100,0', '2,1,0,100,0', '14,3,1,20,80'])
  expect(weatherRates.build(context).rows).toEqual([
    {
      id: 14,
      rates: [
        { weatherId: 3, percent: 20 },
        { weatherId: 1, percent: 80 },
      ],
    },
  ])
})

test('rates of more than 100 are refused with file, row and column', () => {
  expect(() => weatherRates.build(made(['2,1,0,100,0', '14,3,1,40,80']))).toThrow(
    'en/WeatherRate.csv, row 3, column Rate[0]: the rates add up to 120, which is more than 100',
  )
})

test('a zone comes once, the first of its place; zones without map or with one weather are left out', () => {
  const context = made(['0,2,0,100,0', '2,1,0,100,0', '14,3,1,20,80'])
  expect(territories.build(context).rows).toMatchObject([{ id: 128, placeNameId: 30, weatherRateId: 14, mapId: 11 }])
  expect(context.references.of('maps')).toEqual([11])
})
