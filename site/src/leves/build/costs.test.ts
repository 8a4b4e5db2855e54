import { counts, leveAllowances } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { ownedThings, readThings, type ThingRow } from '#collection/thing.ts'
import { leftOf } from '../costs.tsx'

const leves = loadTable('leves').filter(({ deleted }) => !deleted)
const withOwned = ownedThings(readThings(leves as unknown as ThingRow[], { itemBy: 'id' }))
const rowsOf = (ids: readonly number[]) => leves.filter(({ id }) => ids.includes(id))

test('removed and unlock leves are never left to do', () => {
  const left = leftOf(withOwned(null, new Set()))
  expect(left).toHaveLength(leves.filter(counts).length)
  expect(left).toHaveLength(1744 - 4 - 3)
})

test('what is done costs nothing more', () => {
  const done = leves.filter(({ id, isUnlock }) => id % 3 === 0 || isUnlock).map(({ id }) => id)
  const left = leftOf(withOwned(new Map(done.map((id) => [id, 0])), new Set())).map(({ id }) => id)
  expect(left.filter((id) => done.includes(id))).toEqual([])
  const slow = leves
    .filter(({ id, isRemoved, isUnlock }) => !isRemoved && !isUnlock && !done.includes(id))
    .reduce((sum, { allowanceCost }) => sum + allowanceCost, 0)
  expect(leveAllowances(rowsOf(left))).toBe(slow)
})
