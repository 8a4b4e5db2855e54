import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { partOf, partsOf } from '../parts.ts'

const rows = loadTable('portraits')
  .filter(({ deleted }) => !deleted)
  .map((row) => ({ ...row, name: row.name?.en ?? null }))
const conditions = loadTable('portraitConditions').filter(({ deleted }) => !deleted)

test('the range of an id says what the import says of the part', () => {
  for (const { id, part } of rows) expect([id, partOf(id)]).toEqual([id, part])
  expect([0, 9_999, 10_000, 59_999, 60_000, 120_000, 135_001].map(partOf)).toEqual([
    ...[null, null, 'background', 'pose', 'plateBase', 'plateBorder', 'plateBorder'],
  ])
})

test('every part is listed with the one condition that unlocks it, and every condition unlocks some', () => {
  const byCondition = Map.groupBy(rows, ({ portraitConditionId }) => portraitConditionId)
  for (const { id } of conditions) {
    const groups = partsOf(byCondition.get(id) ?? [], id)
    expect([id, groups.length > 0]).toEqual([id, true])
    for (const { part, isOfPlate, rows: some } of groups) {
      expect(some.every((row) => row.part === part)).toBe(true)
      expect(isOfPlate).toBe(part.startsWith('plate'))
    }
  }
  const one = conditions[100]
  const listed = partsOf(rows, one?.id ?? 0).flatMap((group) => group.rows.map(({ id }) => id))
  expect(listed.toSorted((a, b) => a - b)).toEqual(byCondition.get(one?.id ?? 0)?.map(({ id }) => id))
})
