import type { CharacterAnswer } from '@kupodex/data/contract'
import { syncedParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOf } from '@kupodex/data/contract/character.fixture'
import { freshFor } from '../character/fresh-for.ts'
import { isFresh, isNewer, newestPatch, newsOf, packIds, seenOf, unpackIds } from './seen.ts'

const owned = (ids: readonly number[]) => ids.map((id) => ({ id, date: id, deleted: false }))

interface Some {
  mounts?: readonly number[]
  world?: number | null
  isPrivate?: boolean
  isUnread?: boolean
}

const character = ({ mounts = [], world = 3, isPrivate = false, isUnread = false }: Some) =>
  ({
    ...recordOf(syncedParts, () => []),
    mounts: owned(mounts),
    mountsPrivate: isPrivate,
    parts: partsOf(isUnread ? 'unknown' : 'public'),
    ranks: { achievement: null, minion: null, mount: { world, dataCenter: 8, global: null } },
  }) as unknown as CharacterAnswer

const news = (before: Some, now: Some) => newsOf(character(now), seenOf(character(before), 5, null))

describe('ids in a text', () => {
  test('are those that were packed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(4000)), fc.nat(4100), (ids, other) => {
        const has = unpackIds(packIds(ids))
        expect(ids.every(has)).toBe(true)
        expect(has(other)).toBe(ids.includes(other))
      }),
    )
  })

  test('of nothing is nothing', () => expect(packIds([])).toBe(''))

  test('of all achievements take less than a kilobyte', () => {
    expect(packIds(Array.from({ length: 4000 }, (_, at) => at)).length).toBeLessThan(1000)
  })
})

describe('what is new', () => {
  test('is nothing where nothing changed', () => {
    expect(news({ mounts: [1, 2] }, { mounts: [2, 1] })).toEqual({ gained: [], ranks: [] })
  })

  test('is what the character did not have, the newest first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(90)), fc.uniqueArray(fc.nat(90)), (before, now) => {
        const gained = now.filter((id) => !before.includes(id)).sort((a, b) => b - a)
        expect(news({ mounts: before }, { mounts: now }).gained).toEqual(gained.map((id) => ({ type: 'mount', id })))
      }),
    )
  })

  test('is in the order of its numbers where it came at once, without what the game has removed', () => {
    const at = (id: number, deleted = false) => ({ id, date: 7, deleted })
    const now = { ...character({}), mounts: [at(5), at(2), at(9, true), at(3)] }
    const { gained } = newsOf(now, seenOf(character({}), 5, null))
    expect(gained.map(({ id }) => id)).toEqual([2, 3, 5])
  })

  test.each([
    ['was private before', { isPrivate: true }, { mounts: [1] }],
    ['was never read before', { isUnread: true }, { mounts: [1] }],
    ['is private now', {}, { mounts: [1], isPrivate: true }],
  ])('is not known of a collection that %s', (_state, before, now) => {
    expect(news(before, now).gained).toEqual([])
  })

  test.each([
    [3, 2, [{ type: 'mount', scope: 'world', from: 3, to: 2 }]],
    [3, 3, []],
    [null, 3, []],
    [3, null, []],
  ])('of the rank %j that became %j', (from, to, expected) => {
    expect(news({ world: from }, { world: to }).ranks).toEqual(expected)
  })
})

test.each([
  ['7.4', '7.35', true],
  ['7.35', '7.4', false],
  ['7.5', '7.5', false],
  ['7.51h2', '7.5', true],
  ['2.0', null, true],
])('%s is newer than %s: %j', (patch, than, expected) => expect(isNewer(patch, than)).toBe(expected))

test('the newest patch of some, where one is known', () => {
  expect(newestPatch(['7.05', null, '7.4', '7.35'])).toBe('7.4')
  expect(newestPatch([null])).toBeNull()
})

describe('what is remembered', () => {
  test('of a collection that is private now is what was seen of it before', () => {
    const before = seenOf(character({ mounts: [1, 2] }), 5, null)
    const hidden = seenOf(character({ isPrivate: true }), 6, null, before.owned)
    expect(newsOf(character({ mounts: [1, 2, 3] }), hidden).gained).toEqual([{ type: 'mount', id: 3 }])
  })

  test.each([
    ['an answer', { at: 1_000_001 }, true],
    ['what another page asked for a moment ago', { at: 1_000_000 - freshFor }, true],
    ['an older copy, while the answer is on its way', { at: 999_999 - freshFor }, false],
    ['a copy where nothing can be fetched', { at: 1_000_001, isKept: true as const }, false],
    ['a copy of unknown age', {}, false],
  ])('is seen from %s: %j', (_, shown, expected) => {
    expect(isFresh({ state: 'ready', character: character({}), ...shown }, 1_000_000)).toBe(expected)
  })
})
