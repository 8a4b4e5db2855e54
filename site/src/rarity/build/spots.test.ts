import type { Source } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { spotsOf } from './spots.ts'

const shop = (npcId: number | null, limited?: true): Source => ({
  kind: 'shop',
  npcId,
  cost: [],
  ...(limited === undefined ? {} : { limited }),
})

test('an NPC is named once, with its place in the language and the coordinates of the game’s map', () => {
  expect(spotsOf([shop(1000100), shop(1000100, true), shop(null), { kind: 'store' }], 'de')).toEqual([
    { name: 'Miounne', place: expect.any(String), x: 11.7, y: 13.5, side: 20.5 },
  ])
  expect(spotsOf([shop(999_999_999)], 'en')).toEqual([])
})

test('a vendor who is several rows of the sheet at one place stands there once', () => {
  const same = Map.groupBy(
    loadTable('npcs').filter(({ displayX, displayY, placeNameId }) => displayX && displayY && placeNameId),
    ({ name, displayX, displayY, placeNameId }) => [name.en, displayX, displayY, placeNameId].join(),
  )
  const ids = [...same.values()].find((npcs) => npcs.length > 1)?.map(({ id }) => id) ?? []
  expect(ids.length).toBeGreaterThan(1)
  expect(
    spotsOf(
      ids.map((id) => shop(id)),
      'en',
    ),
  ).toHaveLength(1)
})
