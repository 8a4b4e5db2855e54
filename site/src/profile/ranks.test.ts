import type { CharacterAnswer } from '@kupodex/data/contract'
import { weekStart } from '@kupodex/data/rules'
import type { Ranks } from '#timeline/rank-history.ts'
import { expect, test } from 'vitest'
import { motionOf } from './ranks.ts'

const week = 7 * 24 * 3_600_000
const began = weekStart(Date.UTC(2026, 3, 9))
const ranksAt = began + week / 2

const characterOf = (rank: number | null): Pick<CharacterAnswer, 'ranks' | 'ranksAt'> => {
  const ranks = { world: rank, dataCenter: null, global: null }
  return { ranksAt, ranks: { achievement: { ...ranks, of: ranks, yesterday: ranks }, mount: null, minion: null } }
}
const kept = (ranks: readonly (number | null)[], best: Ranks['best']['world'] = null): Ranks => ({
  weeks: ranks.map((world, at) => {
    return { week: began - (ranks.length - 1 - at) * week, world, dataCenter: null, global: null }
  }),
  best: { world: best, dataCenter: null, global: null },
})
const motion = (rank: number | null, of: Ranks) => motionOf(characterOf(rank), 'achievement', 'world', of)

test('the line has a point for each week with a rank, and for the newest night', () => {
  expect(motion(4, kept([9, null, 6])).points).toEqual([
    { at: began - 2 * week, rank: 9 },
    { at: began, rank: 6 },
    { at: ranksAt, rank: 4 },
  ])
  expect(motion(null, kept([])).points).toEqual([])
})

test('the running week is compared with its first night', () => {
  expect(motion(4, kept([9, 6])).weekBegan).toBe(6)
  expect(motion(4, kept([9, null])).weekBegan).toBeNull()
})

test('the best rank is that of a week, or of this night where it is better', () => {
  const best = { rank: 4, week: began - 30 * week }
  expect(motion(5, kept([9], best)).best).toEqual(best)
  expect(motion(4, kept([9], best)).best).toEqual(best)
  expect(motion(3, kept([9], best)).best).toEqual({ rank: 3, week: ranksAt })
  expect(motion(null, kept([])).best).toBeNull()
})
