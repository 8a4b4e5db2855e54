import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { mapsHtml as render, mapsOf } from './map.ts'

const mapsHtml = (...of: Parameters<typeof render>) => markupOf(render(...of))

const spot = (name: string, place: string, x = 11, y = 21) => ({ name, place, x, y, side: 41 })

test('spots of one place share its map, and few maps are drawn', () => {
  expect(mapsOf([spot('A', 'Here'), spot('B', 'There'), spot('C', 'Here')]).map((map) => map.length)).toEqual([2, 1])
  expect(mapsOf(['1', '2', '3', '4', '5'].map((place) => spot('A', place)))).toHaveLength(4)
  expect(mapsHtml([], 'en')).toBe('')
})

test('a marker stands where the coordinates say, and words say the same; nothing is taken for markup', () => {
  const html = mapsHtml([spot('<Mogry>', 'Ort', 5.1, 21.5)], 'de')
  expect(html).toContain('cx="10.0" cy="50.0"')
  expect(html).toContain('&lt;Mogry&gt; <span class="soft">X:\u00a05,1 Y:\u00a021,5</span>')
})

test('a map that may have a picture says which', () => {
  expect(mapsHtml([{ ...spot('A', 'Here'), map: 12 }], 'en')).toContain(
    '<svg viewBox="0 0 100 100" data-picture="map/12"',
  )
  expect(mapsHtml([spot('A', 'Here')], 'en')).not.toContain('data-picture')
})

test.each([
  [100, ['10', '20', '30', '40', '50', '60', '70', '80', '90']],
  [45, ['5', '10', '15', '20', '25', '30', '35', '40']],
  [41, ['5', '10', '15', '20', '25', '30', '35', '40']],
  [20.5, ['5', '10', '15', '20']],
  [5.125, ['2', '3', '4', '5']],
])('a map with a side of %d has lines at %j', (side, lines) => {
  const html = mapsHtml([{ ...spot('A', 'B', 2, 2), side }], 'en')
  expect([...html.matchAll(/y="97.5">(\d+)</g)].map(([, line]) => line)).toEqual(lines)
})
