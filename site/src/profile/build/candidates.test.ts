import { expect, test } from 'vitest'
import { nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { achievementCandidates, creatureCandidates } from '../candidates.ts'

const reader = { language: 'de', character: 7 } as const
const mounts = loadTable('mounts').map((row) => ({ ...row, name: nameIn(row.name, 'de'), howTo: 'so' }))

test('everything that can be had now for no money, and nothing else', () => {
  const wanted = mounts.filter(
    ({ deleted, obtainable, isInLog, sourceTypeId }) =>
      !deleted && obtainable && isInLog && ![6, 7, 12, 28].includes(sourceTypeId),
  )
  const candidates = creatureCandidates(reader, 'mount', mounts)
  expect(candidates.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
  expect(candidates[0]).toMatchObject({ path: `/de/char/7/mounts/${wanted[0]?.id}/`, way: wanted[0]?.sourceTypeId })
})

test('an achievement has the words of its kind and category in its address', () => {
  const base = { seasonal: false, titleId: 0, itemId: 0, icon: 0, hidden: 0, updatedAt: 0, deleted: false }
  const row = { ...base, id: 9, name: 'Neun', points: 5, sort: 1, categoryId: 2, kindId: 3 }
  const rows = {
    achievements: [
      { ...row, obtainable: true, notLegacy: true },
      { ...row, id: 10, obtainable: false, notLegacy: true },
    ],
    categories: [{ id: 2, name: 'Zwei', kindId: 3, sort: 1, slug: 'two', updatedAt: 0, deleted: false }],
    kinds: [{ id: 3, name: 'Drei', sort: 1, slug: 'three', updatedAt: 0, deleted: false }],
  }
  const points = (count: number) => `${count} P`
  expect(achievementCandidates(reader, rows, points)).toMatchObject([
    { id: 9, patch: '2.0', howTo: 'Zwei · 5 P', way: 2, path: '/de/char/7/achievements/three/two/9/' },
  ])
  expect(achievementCandidates(reader, { ...rows, categories: [] }, points)).toMatchObject([
    { id: 9, howTo: '5 P', path: '/de/char/7/achievements/' },
  ])
})
