import { expect, test } from 'vitest'
import { metasOf } from './metas.ts'
import { sampleFacts } from './sample-facts.fixture.ts'

const { metas } = sampleFacts({
  achievements: [
    { id: 1, categoryId: 3 },
    { id: 2, categoryId: 3 },
    { id: 3, categoryId: 3 },
    { id: 4, categoryId: 3, deleted: true },
    { id: 9 },
  ],
  mounts: [
    { id: 50, itemIds: [700] },
    { id: 51, itemIds: [701] },
  ],
  minions: [{ id: 60, itemIds: [800] }],
  metas: [
    { id: 1001, achievements: [1, 2] },
    { id: 1002, achievements: [1, 2], achievementId: 9 },
    { id: 2001, achievementCategories: [3], excludedAchievements: [3] },
    { id: 4001, items: [700, 701, 800] },
    { id: 4002, items: [700, 999] },
    { id: 4003, deleted: true },
    { id: 4004 },
  ],
})

const states = (owned: { achievements?: number[]; mounts?: number[]; minions?: number[] }) => {
  const dated = (ids: number[] = []) => ids.map((id) => ({ id, date: 1000 + id }))
  const found = metasOf(
    { achievements: dated(owned.achievements), mounts: dated(owned.mounts), minions: dated(owned.minions) },
    metas,
  )
  return Object.fromEntries(found.map(({ id, obtained, firstDate }) => [id, obtained ? firstDate : false]))
}

const none = { 1001: false, 1002: false, 2001: false, 4001: false, 4002: false, 4004: false }

test.each([
  ['nothing owned', {}, none],
  ['all needed, since the last of them', { achievements: [2, 1] }, { ...none, 1001: 1002, 1002: 1002, 2001: 1002 }],
  ['the achievement of the set alone', { achievements: [9] }, { ...none, 1002: 1009 }],
  ['one is missing', { achievements: [1] }, none],
  ['mounts and minions by their items', { mounts: [50, 51], minions: [60] }, { ...none, 4001: 1060 }],
  ['an item that is in no collection stays open', { mounts: [50] }, none],
])('%s', (_, owned, expected) => expect(states(owned)).toEqual(expected))
