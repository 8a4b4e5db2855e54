import { expect, test } from 'vitest'
import type { OwnedBy } from '#party/owned-by.ts'
import { collectorsOf, unknownCounts } from './collectors.ts'

const member = (id: number) => ({ id, name: `Person ${id}`, worldId: 40, iconUrl: '' })
const known: Readonly<Record<string, readonly number[]>> = { 'mount/7': [1, 2], 'minion/7': [], 'mount/8': [2] }
const owned: OwnedBy = (type, id) => {
  const ids = known[`${type}/${id}`]
  return ids === undefined ? null : new Set(ids)
}
const types = ['mount', 'minion', 'orchestrion'] as const

test('members have what is known of them; unknown is neither had nor missing', () => {
  const [seven, eight] = collectorsOf([member(7), member(8)], types, owned)
  expect([seven?.has('mount', 1), seven?.has('minion', 1), seven?.has('orchestrion', 1)]).toEqual([true, false, null])
  expect([eight?.has('mount', 1), eight?.has('minion', 1), eight?.has('fish', 1)]).toEqual([false, null, null])
})

test('it is counted of how many a collection is not known', () =>
  expect(unknownCounts(collectorsOf([member(7), member(8)], types, owned), types)).toEqual([
    { type: 'minion', count: 1 },
    { type: 'orchestrion', count: 2 },
  ]))
