import { nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { isOceanSpot, nextBoarding } from '../ocean.ts'

test('spots of ocean fishing are those with a spectral current, and the currents', () => {
  const names = new Map(loadTable('placeNames').map(({ id, name }) => [id, nameIn(name, 'en')]))
  const isCurrent = (id: number) => names.get(id)?.endsWith('Spectral Current') === true
  const places = [...new Set(loadTable('fish').flatMap(({ placeNameId }) => placeNameId ?? []))]
  const isExpected = (id: number) => isCurrent(id) || isCurrent(id + 1)
  expect(places.filter(isOceanSpot)).toEqual(places.filter(isExpected))
  expect(places.filter(isOceanSpot)).toHaveLength(26)
  expect(isOceanSpot(null)).toBe(false)
})

test('a voyage is boarded for a quarter of an hour from every even hour of UTC', () => {
  const at = (time: string) => Date.parse(`2026-06-23T${time}Z`)
  const boarding = (time: string) => nextBoarding(at(time)).start
  expect(boarding('12:00:00')).toBe(at('12:00:00'))
  expect(boarding('12:14:59')).toBe(at('12:00:00'))
  expect(boarding('12:15:00')).toBe(at('14:00:00'))
  expect(nextBoarding(at('13:30:00')).end).toBe(at('14:15:00'))
})
