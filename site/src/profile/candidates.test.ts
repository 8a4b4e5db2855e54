import { expect, test } from 'vitest'
import { achievementCandidates, creatureCandidates } from './candidates.ts'

const reader = { language: 'en' as const, character: 7 }

test('of mounts what can be had now is a candidate, with its page and way', () => {
  const row = { name: 'Boko', patch: '2.1', howTo: 'A quest.', sort: 3, sourceTypeId: 9, deleted: false }
  const rows = [
    { ...row, id: 1, obtainable: true },
    { ...row, id: 2, obtainable: false },
    { ...row, id: 3, obtainable: true, deleted: true },
  ] as unknown as Parameters<typeof creatureCandidates>[2]
  expect(creatureCandidates(reader, 'mount', rows)).toEqual([
    {
      ...{ type: 'mount', id: 1, name: 'Boko', patch: '2.1', howTo: 'A quest.', sort: 3, way: 9 },
      path: '/char/7/mounts/1/',
    },
  ])
})

test('achievements say their category and points, and lead below both', () => {
  const rows = {
    achievements: [
      { id: 10, name: 'To Crush', sort: 4, categoryId: 2, kindId: 1, points: 20 },
      { id: 11, name: 'Nowhere', sort: 5, categoryId: 99, kindId: 1, points: 5 },
    ].map((row) => ({ ...row, obtainable: true, notLegacy: true, seasonal: false, deleted: false })),
    categories: [{ id: 2, slug: 'general', name: 'General' }],
    kinds: [{ id: 1, slug: 'battle', name: 'Battle' }],
  } as unknown as Parameters<typeof achievementCandidates>[1]
  const shown = achievementCandidates(reader, rows, (points) => `${points} points`)
  expect(shown.map(({ name, way, howTo, path }) => [name, way, howTo, path])).toEqual([
    ['To Crush', 2, 'General · 20 points', '/char/7/achievements/battle/general/10/'],
    ['Nowhere', 99, '5 points', '/char/7/achievements/'],
  ])
})
