import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { logOf, vistas } from './vistas.ts'

const columns = '#,Name,Description,Level,IconList,IconDiscovered,Emote,MinTime,MaxTime,Weather'

const files = {
  'en/Adventure.csv': [
    columns,
    '2162688,The *Piers*,Ships.,50,81501,81001,22,1800,459,2',
    '2162689,The Tower,Stones.,51,81502,81002,22,0,0,0',
    '2162690,,,0,0,0,0,0,0,0',
    '2162691,The Falls,Water.,50,81503,81003,22,800,1159,0',
  ],
  'en/Level.csv': ['#,X,Z,Map,Territory', '50,0,0,11,128', '51,0,0,12,397'],
  'en/TerritoryType.csv': ['#,ExVersion,WeatherRate', '128,0,14', '397,1,49'],
  'en/Map.csv': ['#,SizeFactor,OffsetX,OffsetY,PlaceName', '11,200,0,0,28', '12,100,0,0,29'],
  'en/PlaceName.csv': ['#,Name', '28,Upper Decks', '29,Highlands'],
  'en/Emote.csv': ['#,Name,TextCommand', '22,Lookout,423'],
  'en/TextCommand.csv': ['#,Command,Alias', '423,/lookout,'],
}

const rows = (given: Readonly<Record<string, readonly string[]>> = {}) =>
  vistas.build(makeContext({ ...files, ...given })).rows

/** The files with the last vista written otherwise. */
const withLast = (row: string) => ({ 'en/Adventure.csv': [...files['en/Adventure.csv'].slice(0, -1), row] })

describe('vistas', () => {
  test('are numbered in the log of the expansion whose zone they are in', () => {
    expect(logOf(makeContext(files).sheets).map(({ id, expansionId, number }) => [id, expansionId, number])).toEqual([
      [1, 0, 1],
      [2, 1, 1],
      [4, 0, 2],
    ])
    expect(rows().map(({ name }) => name.en)).toEqual(['The Piers', 'The Tower', 'The Falls'])
    expect(rows().map(({ patch }) => patch)).toEqual(['2.28', '3.0', '2.28'])
    expect(vistas.build(makeContext(files)).skipped).toBe(1)
  })

  test('have a place on a map, which is how they are obtained', () => {
    const context = makeContext(files)
    const [first] = vistas.build(context).rows
    const place = { placeNameId: 28, x: 11.2, y: 11.2 }
    expect(first).toMatchObject({ mapId: 11, ...place })
    expect(first?.sources).toEqual([{ kind: 'activity', activity: 'sightseeingLog', ...place }])
    expect([context.references.of('maps'), context.references.of('placeNames')]).toEqual([
      [11, 12],
      [28, 29],
    ])
  })

  test('ask for weather, hours past midnight too, and an emote', () => {
    const asked = rows().map(({ weatherId, startHour, endHour, weatherRateId }) => [
      weatherId,
      startHour,
      endHour,
      weatherRateId,
    ])
    expect(asked).toEqual([
      [2, 18, 5, 14],
      [null, null, null, null],
      [null, 8, 12, 14],
    ])
    expect(rows()[0]?.emote).toMatchObject({ name: { en: 'Lookout' }, command: { en: '/lookout' } })
  })

  test.each([
    ['2162691,The Falls,Water.,50,81503,81003,22,830,1159,0', 'column MinTime: 830 is no full hour'],
    ['2162691,The Falls,Water.,50,81503,81003,22,800,1200,0', 'column MaxTime: 1200 is not the last minute'],
    ['2162691,The Falls,Water.,99,81503,81003,22,0,0,0', 'column Level: there is no such place'],
    ['2162691,The Falls,Water.,50,81503,81003,99,0,0,0', 'column Emote: there is no such emote'],
  ])('a row like %s is refused', (row, message) => {
    expect(() => rows(withLast(row))).toThrow(message)
  })
})
