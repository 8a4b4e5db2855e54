import { describe, expect, test } from 'vitest'
import { type CharacterProfile, newProfile } from './profile.ts'
import { eventsBetween } from './timeline.ts'

const before: CharacterProfile = {
  ...newProfile(1, 5),
  status: 'ready',
  name: 'Aldo Test',
  worldId: 34,
  titleId: 3,
  levels: { 1: 10, 2: 90 },
  gear: { 2: 640 },
  updatedAt: 6,
}

describe('eventsBetween', () => {
  test('the first reading gives no events', () => {
    expect(eventsBetween(newProfile(1, 5), before, 9)).toEqual([])
  })

  test('levels of a character that was private until now give no events', () => {
    expect(eventsBetween({ ...before, levels: {} }, before, 9)).toEqual([])
  })

  test('the same profile again gives no events', () =>
    expect(eventsBetween(before, { ...before, updatedAt: 8 }, 9)).toEqual([]))

  test.each([
    ['a level gained', { levels: { 1: 11, 2: 90 } }, { type: 'level', id: 1, details: '11' }],
    ['a job unlocked', { levels: { ...before.levels, 3: 1 } }, { type: 'level', id: 3, details: '1' }],
    ['better gear', { gear: { 2: 655 } }, { type: 'gear', id: 2, details: '655' }],
    ['a new name', { name: 'Bela Test' }, { type: 'name', id: 0, details: 'Aldo Test' }],
    ['a new world', { worldId: 35 }, { type: 'world', id: 35, details: '34' }],
    ['a new title', { titleId: 8 }, { type: 'title', id: 8, details: '' }],
    ['gone', { status: 'deleted' as const }, { type: 'deleted', id: 0, details: '' }],
  ])('%s', (_, change, event) => {
    expect(eventsBetween(before, { ...before, ...change }, 9)).toEqual([{ ...event, date: 9 }])
  })

  test('back again', () => {
    expect(eventsBetween({ ...before, status: 'deleted' }, before, 9)).toMatchObject([{ type: 'restored' }])
  })

  test.each([
    ['a level that a page lacks', { levels: { 2: 90 } }],
    ['gear of a job that was never seen in any', { gear: { 1: 20, 2: 640 } }],
    ['a world the tables do not know', { worldId: null }],
    ['a title taken off', { titleId: null }],
  ])('%s gives no event', (_, change) => expect(eventsBetween(before, { ...before, ...change }, 9)).toEqual([]))
})
