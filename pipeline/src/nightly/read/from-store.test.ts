import { markTypes, newProfile, noSettings, type PartPrivacy, type Proofs } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import { repetitions } from '@kupodex/data/soak.fixture'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredCharacter } from '@kupodex/data/store'
import { isRead, neverGained } from './character.ts'
import { charactersOfStore, fromStored } from './from-store.ts'

const shown: PartPrivacy = { state: 'public', asOf: 1 }
const hidden: PartPrivacy = { state: 'private', asOf: 1 }
const notReadSince: PartPrivacy = { state: 'unknown', asOf: 1 }
const place = { priority: 1, due: 0, failures: 0, leaseUntil: null, attemptAt: null, damaged: [], settings: noSettings }
const noProofs = recordOf(markTypes, () => [])

test('only public parts are read, whatever is stored', () => {
  const profile = newProfile(12, 0)
  const character = fromStored(
    {
      ...place,
      profile: {
        ...profile,
        status: 'ready',
        name: 'Mog Kupo',
        worldId: 40,
        freeCompany: { id: '1', name: 'Kupo' },
        privacy: { ...profile.privacy, mounts: shown, minions: hidden, facewear: notReadSince },
      },
      since: {},
      again: {},
      marks: { triadCard: { 9: 100, 11: 90 }, leve: { 1: 5 } },
      owned: {
        achievements: [{ id: 1, date: 2 }],
        mounts: [
          { id: 3, date: 4 },
          { id: 5, date: 6 },
        ],
        minions: [{ id: 7, date: 8 }],
        facewear: [{ id: 9, date: 10 }],
      },
    },
    noProofs,
  )
  expect(character).toEqual({
    id: 12,
    status: 'ready',
    name: 'Mog Kupo',
    iconUrl: '',
    worldId: 40,
    clanId: 0,
    gender: null,
    freeCompany: { id: '1', name: 'Kupo' },
    legacy: false,
    found: false,
    updatedAt: 0,
    priority: 1,
    owned: {
      mount: { ids: [3, 5], dates: [4, 6], gainedAfter: 4 },
      ttcard: { ids: [9, 11], dates: [100, 90], gainedAfter: neverGained },
    },
    hides: ['minion', 'facewear'],
  })
})

test.each([
  ['a first reading', {}, 4],
  ['a first reading that is noted', { since: { mounts: 3 } }, 3],
  ['the first reading after it was hidden', { since: { mounts: 3 }, again: { mounts: 6 } }, 6],
])('mounts count as gained after %s', (_, times, gainedAfter) => {
  const profile = newProfile(12, 0)
  const privacy = { ...profile.privacy, mounts: shown }
  const owned = { mounts: [4, 6, 8].map((date) => ({ id: date, date })) }
  const stored = { ...place, ...{ since: {}, again: {} }, marks: {}, owned, profile: { ...profile, privacy } }
  expect(fromStored({ ...stored, ...times }, noProofs).owned.mount?.gainedAfter).toBe(gainedAfter)
})

test('an emote has the day on which it was read, whatever was ticked or proven before', () => {
  const profile = newProfile(12, 0)
  const privacy = { ...profile.privacy, emotes: shown, achievements: shown }
  const { owned } = fromStored(
    {
      ...{ ...place, again: {}, profile: { ...profile, privacy } },
      owned: { emotes: [1, 2].map((id) => ({ id, date: 9 })), achievements: [{ id: 5, date: 7 }] },
      since: { emotes: 5 },
      marks: { emote: { 1: 6, 3: 8 } },
    },
    { ...noProofs, emote: [[5, [2]]] },
  )
  expect(owned.emote).toEqual({ ids: [1, 2, 3], dates: [9, 9, 0], gainedAfter: 5 })
})

test('a character that its owner hides is private, and comes back when its owner shows it', () => {
  const knownIf = (isPrivate: boolean) =>
    fromStored(
      {
        ...{ ...place, owned: {}, since: {}, again: {}, marks: {} },
        profile: { ...newProfile(12, 0), status: 'ready' },
        settings: { ...noSettings, private: isPrivate },
      },
      noProofs,
    )
  expect([isRead(knownIf(true)), isRead(knownIf(false))]).toEqual([false, true])
  expect(knownIf(true).status).toBe('private')
})

test('a part that cannot be read is reported as damaged, and the character kept', async () => {
  const stored = (id: number, damaged: StoredCharacter['damaged']): StoredCharacter => ({
    ...{ ...place, damaged, profile: newProfile(id, 0), owned: {}, since: {}, again: {}, marks: {} },
  })
  const scanCharacters = async function* () {
    yield stored(1, [])
    yield stored(2, ['mounts'])
  }
  const damaged: number[] = []
  const read: number[] = []
  for await (const { id } of charactersOfStore({ scanCharacters }, noProofs).read((id) => void damaged.push(id)))
    read.push(id)
  expect([read, damaged]).toEqual([[1, 2], [2]])
})

const things = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 5 }), date: fc.nat(3) }), {
  selector: ({ id }) => id,
})
const state = fc.constantFrom('public' as const, 'private' as const, 'unknown' as const)

test('emotes, cards and vistas are those read, proven and ticked, of those who were asked: a slow twin says the same', () => {
  fc.assert(
    fc.property(
      fc.record({
        read: things,
        achievements: things,
        emotes: things,
        cards: things,
        vistas: things,
        list: state,
        history: state,
      }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.uniqueArray(fc.integer({ min: 1, max: 5 }))), {
        maxLength: 4,
      }),
      ({ read, achievements, emotes, cards, vistas, list, history }, given) => {
        const once = given.filter(([id], at) => given.findIndex(([other]) => other === id) === at)
        const proofs: Proofs = { ...noProofs, emote: once, triadCard: once, vista: once }
        const profile = newProfile(12, 0)
        const ticks = (all: typeof emotes) => Object.fromEntries(all.map(({ id, date }) => [id, date]))
        const privacy = {
          ...profile.privacy,
          emotes: { state: list, asOf: 1 },
          achievements: { state: history, asOf: 1 },
        }
        const { owned } = fromStored(
          {
            ...{ ...place, since: {}, again: {}, profile: { ...profile, privacy } },
            marks: { emote: ticks(emotes), triadCard: ticks(cards), vista: ticks(vistas) },
            owned: { emotes: read, achievements },
          },
          proofs,
        )
        const has = (id: number, ticked: typeof emotes, listed: typeof emotes) =>
          [...ticked, ...listed].some((one) => one.id === id) ||
          (history === 'public' &&
            once.some(([by, ids]) => ids.includes(id) && achievements.some((one) => one.id === by)))
        const all = [1, 2, 3, 4, 5]
        const shownList = list === 'public' ? read : []
        const known = (isAsked: boolean, ticked: typeof emotes, listed: typeof emotes) =>
          isAsked ? all.filter((id) => has(id, ticked, listed)) : undefined
        expect(owned.emote?.ids).toEqual(known(list === 'public' || emotes.length > 0, emotes, shownList))
        expect(owned.ttcard?.ids).toEqual(known(cards.length > 0, cards, []))
        expect(owned.vista?.ids).toEqual(known(vistas.length > 0, vistas, []))
      },
    ),
    { numRuns: repetitions({ gate: 300, soak: 3000 }) },
  )
})
