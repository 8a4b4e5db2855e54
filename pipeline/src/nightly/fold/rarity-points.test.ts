import { expect, test } from 'vitest'
import { catalogOf } from '../catalog/catalog.ts'
import { boardWeights } from '../catalog/weights.ts'
import { nightTables } from '../night-tables.fixture.ts'
import { pointsFromOwners } from './owner-counts.ts'

const row = { updatedAt: 1, deleted: false, obtainable: true, isInLog: true, sourceTypeId: 1 }
const achievement = { ...row, points: 10, titleId: 0, notLegacy: true, seasonal: false }
const tables = nightTables({
  mounts: [
    { ...row, id: 1 },
    { ...row, id: 2, sourceTypeId: 7 },
    { ...row, id: 3, sourceTypeId: 28 },
    { ...row, id: 4, obtainable: false },
    { ...row, id: 5, sourceTypeId: 12 },
  ],
  achievements: [
    { ...achievement, id: 1 },
    { ...achievement, id: 2, obtainable: false },
    { ...achievement, id: 3, seasonal: true },
  ],
})
const catalog = catalogOf(tables)

test('what is bought, gone or not counted otherwise has no points, however rare it is', () => {
  const owners = [1, 2, 3, 4, 5].map((id) => ({ id, count: id === 1 ? 900 : 2 }))
  const points = pointsFromOwners(catalog, () => owners)
  expect([...(points.mount ?? [])]).toEqual([[1, 1]])
  expect([...(points.achievement ?? [])]).toEqual([[1, 1]])
})

test('points of an earlier day are not summed for what does not count since; the board of all sees everything', () => {
  const old = new Map([1, 2, 3, 4, 5].map((id) => [id, 50]))
  const weightsOf = (type: string, mode: string) => {
    const found = boardWeights(catalog, { mount: old, achievement: old }).find(
      ({ board }) => board.type === type && board.mode === mode,
    )
    return [...(found?.weights ?? [])]
  }
  expect(weightsOf('mount', 'rarity')).toEqual([0, 50, 0, 0, 0, 0])
  expect(weightsOf('mount', 'standard')).toEqual([0, 1, 0, 0, 0, 0])
  expect(weightsOf('mount', 'all')).toEqual([0, 1, 1, 1, 1, 1])
  expect(weightsOf('achievement', 'rarity')).toEqual([0, 50, 0, 0])
  expect(weightsOf('achievement', 'all')).toEqual([0, 1, 1, 1])
  expect(weightsOf('achievement', 'xivdb')).toEqual([0, 10, 10, 10])
})
