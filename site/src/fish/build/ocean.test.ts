import { nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { isOceanSpot } from '../ocean.ts'

test('spots of ocean fishing are those with a spectral current, and the currents', () => {
  const names = new Map(loadTable('placeNames').map(({ id, name }) => [id, nameIn(name, 'en')]))
  const isCurrent = (id: number) => names.get(id)?.endsWith('Spectral Current') === true
  const places = [...new Set(loadTable('fish').flatMap(({ placeNameId }) => placeNameId ?? []))]
  const isExpected = (id: number) => isCurrent(id) || isCurrent(id + 1)
  expect(places.filter(isOceanSpot)).toEqual(places.filter(isExpected))
  expect(places.filter(isOceanSpot)).toHaveLength(26)
  expect(isOceanSpot(null)).toBe(false)
})
