import { expect, test } from 'vitest'
import { titlePatches } from './names.ts'

test('a title came with the first achievement that gives it, of those that the game still has', () => {
  const titles = [
    { id: 1, achievementIds: [4000, 3800] },
    { id: 2, achievementIds: [100, 3800] },
    { id: 3, achievementIds: [100] },
  ]
  const achievements = [
    { id: 100, deleted: true },
    { id: 3800, deleted: false },
    { id: 4000, deleted: false },
  ]
  expect(titlePatches(titles, achievements)).toEqual([
    [1, '73'],
    [2, '73'],
  ])
})
