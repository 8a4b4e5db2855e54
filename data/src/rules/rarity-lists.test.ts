import { expect, test } from 'vitest'
import { rarityTables } from '../game/boards.ts'
import { isCounted, rarityLists } from './rarity-lists.ts'

test('there is a rule for each of the eleven types', () => {
  expect(Object.keys(rarityLists)).toEqual(Object.keys(rarityTables))
  expect(Object.entries(rarityLists).flatMap(([type, list]) => (list.givesPoints ? [type] : []))).toEqual([
    'achievement',
    'mount',
    'minion',
  ])
})

test.each([
  ['sync', 0, true],
  ['sync', 1, true],
  ['achievement', 0, true],
  ['hand', 0, false],
  ['hand', 1, true],
] as const)('learnt by %s, %d marks: %s', (learnt, marks, expected) => expect(isCounted(learnt, marks)).toBe(expected))
