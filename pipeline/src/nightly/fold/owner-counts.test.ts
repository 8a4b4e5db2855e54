import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogOf } from '../catalog/catalog.ts'
import { smallWorld } from '../small-store.fixture.ts'
import { rarityOf } from '../write/rarity.ts'
import { fold } from './fold.ts'
import { addOwnerCounts, pointsFromOwners, pointsOfCounts, startOwnerCounts } from './owner-counts.ts'

test('counting owners alone, in parts, gives the points that a whole fold gives', async () => {
  await fc.assert(
    fc.asyncProperty(smallWorld, async ({ tables, characters }) => {
      const catalog = catalogOf(tables)
      const folded = await fold(catalog, {}, characters)
      const parts = [characters.slice(0, 3), characters.slice(3)].map((part) => {
        const counting = startOwnerCounts(catalog)
        part.forEach(counting.add)
        return counting.done()
      })
      expect(pointsOfCounts(catalog, addOwnerCounts(parts))).toEqual(
        pointsFromOwners(catalog, (type) => rarityOf(catalog, folded, {}, type, 0).rarity),
      )
    }),
    { numRuns: 500 },
  )
})
