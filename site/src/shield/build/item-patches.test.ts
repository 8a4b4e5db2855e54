import { mainPatch, unlockedCollections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { itemPatches, offeredPatches } from './item-patches.ts'

const offers = [
  ...loadTable('shops').flatMap(({ items }) => items),
  ...loadTable('moogleTrove').flatMap(({ itemId, unlock }) => (unlock === null ? [] : [{ itemId, unlock }])),
]

test('what is offered came with what it unlocks, where that is known', () => {
  const patches = offeredPatches()
  let known = 0
  for (const { itemId, unlock } of offers) {
    const table = unlockedCollections.find((collection) => collection.unlock === unlock.kind)?.table
    const row = table && loadTable(table).find(({ id }) => id === unlock.id)
    const patch = row && 'patch' in row && !row.deleted ? mainPatch(row.patch) : null
    if (patch === null) continue
    known += 1
    expect([itemId, patches[itemId]]).toEqual([itemId, patch])
  }
  expect(known).toBeGreaterThan(800)
})

test('every item that is offered has a patch, also one that unlocks nothing', () => {
  const patches = offeredPatches()
  const all = [...offers, ...loadTable('moogleTrove')]
  expect(all.filter(({ itemId }) => patches[itemId] === undefined)).toEqual([])
})

test('an item of unknown patch came with the next one that is known', () => {
  const patches = itemPatches()
  expect(patches.get(1)).toBe(20)
  expect(patches.get(Math.max(...loadTable('items').map(({ id }) => id)))).toBe(75)
})
