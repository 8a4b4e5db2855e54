import { syncedParts } from '@kupodex/data/character'
import { collections, syncedCollections, tickedCollections } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { characterWith } from './character.fixture.ts'
import { knownOf, partKnown } from './known.ts'
import { partsOf } from './parts.fixture.ts'

const fromLodestone = collections.filter(({ learnt }) => learnt !== 'hand')

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

  test.each(['public', 'private', 'unread'] as const)('is untouched where nothing is checked off: %s', (state) =>
    expect(knownOf(characterWith(state, { [`${type}Count`]: 0 }), type)).toBe('untouched'),
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
  expect(fromLodestone.length).toBeGreaterThan(syncedCollections.length))
