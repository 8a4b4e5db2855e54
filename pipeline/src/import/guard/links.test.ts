import { expect, test } from 'vitest'
import { danglingLinks } from './links.ts'

test('links of live rows that lead nowhere are told, none and null are not', () => {
  const tables = new Map([
    [
      'achievements',
      [
        { id: 1, titleId: 5, categoryId: 1 },
        { id: 2, titleId: 0, categoryId: 1 },
        { id: 3, titleId: 6, categoryId: 9 },
        { id: 4, titleId: 7, categoryId: 1, deleted: true },
      ],
    ],
    ['titles', [{ id: 5, achievementIds: [1, 8] }]],
  ])
  expect(danglingLinks(tables)).toEqual([
    { from: 'achievements', column: 'titleId', to: 'titles', ids: [3] },
    { from: 'titles', column: 'achievementIds', to: 'achievements', ids: [5] },
  ])
})
