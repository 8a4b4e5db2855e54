import { defaultRaid } from '@kupodex/data/game'
import type { RaidAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import type { PublishedTree } from '#build/published.ts'
import { firstRaid, raidExpansions, raids } from './raids.ts'

const clearedIn = (ids: readonly number[]) =>
  ({
    raid: (_scope, id) => ({ count: ids.includes(id) ? 3 : 0 }) as RaidAnswer,
  }) satisfies Partial<PublishedTree> as PublishedTree

test.each([
  ['the newest that somebody cleared', [1040, 1642], 1642],
  ['the newest of an expansion, not its first', [defaultRaid, 3630, 3617], 3630],
  ['the one released last of all', [4069, 3868, 1040], 4069],
  ['the one of the specification where nobody cleared any', [], defaultRaid],
])('an address without a raid shows %s', (_what, cleared, shown) => {
  expect(firstRaid(clearedIn(cleared), 'Lich')).toBe(shown)
})

test('each expansion has a button that leads to a raid of its own', () => {
  for (const { expansionId, anchor } of raidExpansions) expect(anchor.expansionId).toBe(expansionId)
  expect(raidExpansions).toHaveLength(new Set(raids.map(({ expansionId }) => expansionId)).size)
})
