import { expect, test } from 'vitest'
import { factLosses } from './losses.ts'

test('what was known of a row and is not any more is a loss of the file that has it', () => {
  const old = [
    { id: 1, patch: '7.5', onMarket: true },
    { id: 2, patch: '7.5', onMarket: false },
    { id: 3, patch: null, onMarket: null },
  ]
  const now = [
    { id: 1, patch: null, onMarket: true },
    { id: 2, patch: null, onMarket: null },
    { id: 3, patch: null, onMarket: null },
    { id: 4, patch: null, onMarket: null },
  ]
  expect(factLosses('mounts', old, now)).toEqual([
    { file: 'hand/patches.csv', problem: 'of 2 rows of mounts the patch is no longer known, first 1' },
    { file: 'hand/market.csv', problem: 'of 1 rows of mounts the onMarket is no longer known, first 2' },
  ])
  expect(factLosses('mounts', old, old)).toEqual([])
  expect(factLosses('quests', [{ id: 1 }], [{ id: 1 }])).toEqual([])
})
