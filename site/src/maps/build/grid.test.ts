import { mapCoordinates } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { isOnMap } from '../grid.fixture.ts'
import { pointOf, side } from '../grid.ts'

describe('the grid of the maps of the game', () => {
  test('draws the middle of the world where the game draws it', () => {
    for (const { sizeFactor, offsetX, offsetY } of loadTable('maps').slice(0, 20)) {
      const middle = mapCoordinates(-offsetX, -offsetY, { sizeFactor, offsetX, offsetY })
      const [lat, lng] = pointOf(middle, sizeFactor)
      // Coordinates are rounded down to a tenth.
      const tenth = (side / (4100 / sizeFactor)) * 0.1
      expect(Math.abs(lng - side / 2)).toBeLessThan(tenth + 1e-6)
      expect(Math.abs(lat + side / 2)).toBeLessThan(tenth + 1e-6)
    }
  })

  test('knows every placed NPC to be on its map', () => {
    const off = loadTable('npcs').filter(
      ({ displayX, displayY, sizeFactor }) =>
        displayX !== null &&
        displayY !== null &&
        sizeFactor !== null &&
        !isOnMap({ x: displayX, y: displayY }, sizeFactor),
    )
    expect(off.map(({ id }) => id)).toEqual([])
  })
})
