import { newestRaid, raidAnchors } from '@kupodex/data/game'
import type { RaidAnswer } from '@kupodex/data/contract'
import { loadTable } from '@kupodex/data/tables'
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

test('the buttons stand in the order of the expansions, and lead to the raids that are named as theirs', () => {
  expect(raidExpansions.map(({ label }) => label)).toEqual(raidExpansions.map((_, at) => `${at + 2}.x`))
  expect(raidExpansions.map(({ anchor }) => anchor.id).slice(0, raidAnchors.length)).toEqual(
    raidAnchors.slice(0, raidExpansions.length),
  )
})

test('raids are those that the game has, by name in each language', () => {
  const deleted = loadTable('raids').filter((row) => row.deleted)
  expect(raids.length).toBe(loadTable('raids').length - deleted.length)
  expect(raids[0]?.names('de')).toBe(loadTable('raids').find(({ id }) => id === raids[0]?.id)?.name.de)
})
