import { itemTypes, newProfile, noSettings } from '@kupodex/data/character'
import { progressOf } from '@kupodex/data/contract'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import { priorities } from '@kupodex/data/sync'
import { expect, test } from 'vitest'
import type { KnownCharacter } from '../character/shown.ts'
import { viewCharacter } from '../character/view.ts'
import { cardContent, type CharacterCard } from './content.ts'

const now = Date.UTC(2026, 10, 23, 12)
const facts = sampleFacts({
  worlds: [{ id: 34, name: 'Testworld', dataCenterId: 4 }],
  dataCenters: [{ id: 4, name: 'Testcenter' }],
  mounts: [{ id: 1 }, { id: 2 }],
  fish: [{ id: 1 }, { id: 2 }],
})

const known = (
  more: Partial<KnownCharacter> = {},
  profile: Partial<KnownCharacter['profile']> = {},
): KnownCharacter => ({
  profile: {
    ...{ ...newProfile(7, now), status: 'ready', name: 'Aldo Test', worldId: 34, updatedAt: now },
    privacy: { ...newProfile(7, now).privacy, mounts: { state: 'public', asOf: now } },
    ...profile,
  },
  ...{ priority: priorities.middle, due: now, failures: 0, leaseUntil: null, attemptAt: null, damaged: [] },
  ...{ owned: { mounts: [{ id: 1, date: 5 }] }, since: {}, again: {}, marks: { fish: { 1: 5 } }, settings: noSettings },
  ...more,
})

const contentOf = (character: KnownCharacter) =>
  cardContent(viewCharacter(character, facts, { ranks: null, sizeOf: () => null, at: null, banner: null }, now))

const percentOf = (character: KnownCharacter, type: string) =>
  (contentOf(character) as CharacterCard).collections.find((collection) => collection.type === type)?.progress
    ?.percent ?? null

test('a character with name, places, progress and day', () => {
  const content = contentOf(known())
  expect(content).toMatchObject({ kind: 'character', name: 'Aldo Test', world: 'Testworld', dataCenter: 'Testcenter' })
  expect(content).toMatchObject({ day: '2026-11-23', ranks: [{ type: 'achievement', world: null, of: null }, {}, {}] })
  expect([percentOf(known(), 'mount'), percentOf(known(), 'fish')]).toEqual([50, 50])
})

test('of what is private, was never read or has nothing checked off, nothing is known; of what was read empty, it is', () => {
  const unread = newProfile(7, now).privacy
  const isPublic = { state: 'public', asOf: now } as const
  const isPrivate = { state: 'private', asOf: now } as const
  const seen = { ...unread, mounts: isPublic, achievements: isPrivate }
  expect(percentOf(known({ owned: {} }, { privacy: seen }), 'mount')).toBe(0)
  expect(percentOf(known({ owned: {} }, { privacy: unread }), 'mount')).toBeNull()
  expect(percentOf(known({}, { privacy: seen }), 'achievement')).toBeNull()
  expect(percentOf(known({}, { privacy: seen }), 'title')).toBeNull()
  expect(percentOf(known({}, { privacy: { ...seen, mounts: isPrivate } }), 'mount')).toBeNull()
  expect(percentOf(known({ marks: {} }), 'fish')).toBeNull()
})

test.each([
  ['private', known({ settings: { ...noSettings, private: true } })],
  ['private', known({}, { status: 'private' })],
  ['deleted', known({}, { status: 'deleted' })],
  ['unknown', known({}, { status: 'adding' })],
  ['unknown', known({}, { status: 'notFound' })],
])('%s says nothing else', (kind, character) => expect(contentOf(character)).toEqual({ kind }))

test('a character that we do not have is unknown', () => expect(cardContent(null)).toEqual({ kind: 'unknown' }))

test('a card has the numbers of every page, of every collection', () => {
  const view = viewCharacter(known(), facts, { ranks: null, sizeOf: () => null, at: null, banner: null }, now)
  const { collections } = cardContent(view) as CharacterCard
  expect(collections).toEqual(itemTypes.map((type) => ({ type, progress: progressOf(view, [type]) })))
  expect(collections.filter(({ progress }) => progress !== null)).toEqual([
    { type: 'mount', progress: { count: 1, possible: 2, percent: 50 } },
    { type: 'fish', progress: { count: 1, possible: 2, percent: 50 } },
  ])
})
