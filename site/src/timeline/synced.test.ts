import { syncedCollections } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { synced } from './synced.ts'

test('every collection that a sync reads is there, as its descriptor says', () => {
  expect(synced).toEqual(syncedCollections.map(({ type, table, list }) => ({ type, table, word: list.word })))
})
