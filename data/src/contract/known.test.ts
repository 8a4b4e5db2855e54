import { partOfType, syncedParts } from '../character/index.ts'
import { collections, isLearnt, tickedCollections } from '../game/index.ts'
import { describe, expect, test } from 'vitest'
import { characterWith, partsOf } from './character.fixture.ts'
import { knownOf, partKnown, progressOf } from './known.ts'

const fromLodestone = collections.filter((one) => !isLearnt('ticked', one))

describe.each(fromLodestone)('$type, learnt from the Lodestone', ({ type }) => {
  test.each([
    ['public', 'known'],
    ['private', 'private'],
    ['unread', 'unread'],
  ] as const)('of parts that are %s is %s', (state, known) => {
    expect(knownOf(characterWith(state), type)).toBe(known)
  })

  test('is known where nothing counts of what is owned', () =>
    expect(knownOf(characterWith('public', { [`${type}Count`]: 0 }), type)).toBe('known'))
})

test('titles are known as achievements are', () => {
  const character = characterWith('public', { achievementsPrivate: true })
  expect(knownOf(character, 'title')).toBe('private')
  expect(knownOf(character, 'mount')).toBe('known')
})

describe.each(tickedCollections)('$type, checked off by hand', ({ type }) => {
  test.each(['public', 'private', 'unread'] as const)('is known whatever the Lodestone says: %s', (state) =>
    expect(knownOf(characterWith(state), type)).toBe('known'),
  )

  test.each(['public', 'private', 'unread'] as const)(
    'is untouched where nothing is checked off or read: %s',
    (state) => {
      const isRead = state === 'public' && partOfType(type) !== null
      expect(knownOf(characterWith(state, { [`${type}Count`]: 0 }), type)).toBe(isRead ? 'known' : 'untouched')
    },
  )

  test('is known where an older answer does not count it', () =>
    expect(knownOf(characterWith('public', { [`${type}Count`]: undefined }), type)).toBe('known'))
})

describe.each(syncedParts)('the part %s', (part) => {
  test('that is private is so for itself alone', () => {
    const character = characterWith('public', { [`${part}Private`]: true })
    expect(syncedParts.filter((one) => partKnown(character, one) !== 'known')).toEqual([part])
  })

  test('that was read and is empty is known', () =>
    expect(partKnown(characterWith('public', { [part]: [] }), part)).toBe('known'))

  test('of which something is there is known, even where it is not said when it was read', () =>
    expect(partKnown(characterWith('public', { parts: partsOf('unknown') }), part)).toBe('known'))
})

test('every collection of the Lodestone was tried', () =>
  // Titles follow from achievements; emotes can be checked off, too.
  expect(fromLodestone.map(({ type }) => type)).toEqual(['title', 'achievement', 'mount', 'minion', 'facewear']))

describe('progress', () => {
  const possible = { mountPossible: 12, triadCardPossible: 10, triadNpcPossible: 10, emotePossible: 0 }
  const of = (types: Parameters<typeof progressOf>[1], more: object = {}, state: 'public' | 'unread' = 'public') =>
    progressOf(characterWith(state, { ...possible, ...more }), types)

  test.each([
    ['one collection', of(['mount']), { count: 5, possible: 12, percent: 41 }],
    ['several together', of(['triadCard', 'triadNpc']), { count: 10, possible: 20, percent: 50 }],
    ['less than one in a hundred', of(['mount'], { mountPossible: 1000 }), { count: 5, possible: 1000, percent: 0.5 }],
    ['what was read and is nothing', of(['mount'], { mountCount: 0 }), { count: 0, possible: 12, percent: 0 }],
    ['what nobody checked off', of(['triadCard'], { triadCardCount: 0 }), null],
    [
      'two of which nobody checked off one: of the other alone',
      of(['triadCard', 'triadNpc'], { triadNpcCount: 0 }),
      { count: 5, possible: 10, percent: 50 },
    ],
    [
      'two of which nobody checked off either',
      of(['triadCard', 'triadNpc'], { triadCardCount: 0, triadNpcCount: 0 }),
      null,
    ],
    [
      'one that was read and is nothing, and one that nobody checked off',
      of(['mount', 'triadNpc'], { mountCount: 0, triadNpcCount: 0 }),
      { count: 0, possible: 12, percent: 0 },
    ],
    ['what was never read', of(['mount'], {}, 'unread'), null],
    ['what its player hides', of(['mount'], { mountsPrivate: true }), null],
    ['two of which one is hidden', of(['triadCard', 'mount'], { mountsPrivate: true }), null],
    ['a private character', of(['mount'], { private: true }), null],
    ['what cannot be had yet', of(['emote']), null],
    ['what an older release does not count', of(['fish']), null],
    [
      'achievements, by points',
      of(['achievement'], { achievementPoints: 999, achievementPointsPossible: 1000, achievementPossible: 5 }),
      { count: 999, possible: 1000, percent: 99 },
    ],
  ])('of %s', (_what, progress, expected) => expect(progress).toEqual(expected))
})
