import { newestRaid, raidAnchors } from '@kupodex/data/game'
import type { RaidAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { firstRaid, raidExpansions, raids } from './raids.ts'

/** A night in which that raid is the newest of each scope. */
const night = (newest: Readonly<Record<string, number>>) => ({
  raid: (scope: string, raid: number | typeof newestRaid) => {
    const raidId = newest[scope]
    return raid === newestRaid && raidId !== undefined ? ({ raidId } as RaidAnswer) : null
  },
})

test.each([
  ['that the call without a raid answers', { global: 4069, Lich: 3630 }, 3630],
  ['of all worlds where nobody here cleared any', { global: 4069 }, 4069],
  ['of the newest expansion before a first night', {}, raidAnchors[5]],
])('an address without a raid shows the one %s', (_what, newest, shown) => {
  expect(firstRaid(night(newest), 'Lich')).toBe(shown)
})

test('each expansion has a button that leads to a raid of its own', () => {
  for (const { expansionId, anchor } of raidExpansions) expect(anchor.expansionId).toBe(expansionId)
  expect(raidExpansions).toHaveLength(new Set(raids.map(({ expansionId }) => expansionId)).size)
})
