import { expect, test } from 'vitest'
import { rarityTables } from '../game/boards.ts'
import { rarityLists } from './rarity-lists.ts'

test('there is a rule for each of the eleven types', () => {
  expect(Object.keys(rarityLists)).toEqual(Object.keys(rarityTables))
  expect(Object.entries(rarityLists).flatMap(([type, list]) => (list.givesPoints ? [type] : []))).toEqual([
    'achievement',
    'mount',
    'minion',
  ])
})
