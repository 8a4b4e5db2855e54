import { expect, test } from 'vitest'
import { mapCoordinates } from './map-coordinates.ts'

test.each([
  ['Memeroon in Upper La Noscea (Level 4273866)', -337.295, 141.325, 100, 0, 0, { x: 14.7, y: 24.3 }],
  ['a city at scale 200', 158.251, -77.7753, 200, 0, 0, { x: 14.4, y: 9.6 }],
  ['a small room at scale 800', 9.90093, 8.39744, 800, 0, 0, { x: 3.7, y: 3.7 }],
  ['the middle of a map', 0, 0, 100, 0, 0, { x: 21.5, y: 21.5 }],
  ['the corner of a map', -1024, -1024, 100, 0, 0, { x: 1, y: 1 }],
  ['an offset that brings a place back to the middle', 300, -200, 100, -300, 200, { x: 21.5, y: 21.5 }],
])('%s', (_, x, z, sizeFactor, offsetX, offsetY, shown) => {
  expect(mapCoordinates(x, z, { sizeFactor, offsetX, offsetY })).toEqual(shown)
})
