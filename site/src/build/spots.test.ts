import type { Source } from '@kupodex/data/game'
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
