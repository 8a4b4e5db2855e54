import { syncedParts } from '@kupodex/data/character'
import type { CharacterAnswer, TimelineAnswer } from '@kupodex/data/contract'
import { recordOf } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { withObtained } from './with-obtained.ts'

const owned = (id: number, date: number) => ({ id, date, deleted: false })
const none = recordOf(syncedParts, (): CharacterAnswer['mounts'] => [])
const answer: Pick<TimelineAnswer, 'private' | 'events' | 'firstSights'> = {
  private: false,
  events: [],
  firstSights: [],
}

test('what the character lists with a date is an event, newest first among what was noted', () => {
  const level = { type: 'level', id: 8, details: '70', createdAt: 150_000 }
  const lists = { ...none, achievements: [owned(1, 100), owned(2, 0), owned(3, 200)], facewear: [owned(4, 150)] }
  expect(withObtained(lists, { ...answer, events: [level] })).toEqual([
    { type: 'achievement', id: 3, details: '', createdAt: 200_000 },
    { type: 'facewear', id: 4, details: '', createdAt: 150_000 },
    level,
    { type: 'achievement', id: 1, details: '', createdAt: 100_000 },
  ])
})

test('what a first reading found is none, also the first after a time of hiding, for each collection by itself', () => {
  const lists = { ...none, mounts: [owned(1, 100), owned(2, 101), owned(3, 102)], minions: [owned(1, 100)] }
  const firstSights = [100_000, 102_000].map((createdAt) => ({ type: 'mount', count: 1, createdAt }) as const)
  expect(withObtained(lists, { ...answer, firstSights }).map(({ type, id }) => [type, id])).toEqual([
    ['mount', 2],
    ['minion', 1],
  ])
})

test('of what is private there is nothing', () => {
  expect(withObtained({ ...none, mounts: [owned(1, 100)] }, { ...answer, private: true })).toEqual([])
})
