import { newProfile, noSettings, type PartPrivacy } from '@kupodex/data/character'
import { tickedCollections } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import type { StoredCharacter } from '@kupodex/data/store'
import { isRead } from './character.ts'
import { charactersOfStore, fromStored } from './from-store.ts'

const shown: PartPrivacy = { state: 'public', asOf: 1 }
const hidden: PartPrivacy = { state: 'private', asOf: 1 }
const place = { priority: 1, due: 0, failures: 0, leaseUntil: null, attemptAt: null, damaged: [], settings: noSettings }
/** Lists that are ticked by hand, with nothing ticked. */
const nothingTicked = Object.fromEntries(
  tickedCollections.flatMap(({ list }) => (list ? [[list.word, { ids: [], dates: [] }]] : [])),
)

test('only public parts are read, whatever is stored', () => {
  const profile = newProfile(12, 0)
  const character = fromStored({
    ...place,
    profile: {
      ...profile,
      status: 'ready',
      name: 'Mog Kupo',
      worldId: 40,
      freeCompany: { id: '1', name: 'Kupo' },
      privacy: { ...profile.privacy, mounts: shown, minions: hidden, facewear: shown },
    },
    since: {},
    marks: { triadCard: { 9: 100, 11: 90 }, leve: { 1: 5 } },
    owned: {
      achievements: [{ id: 1, date: 2 }],
      mounts: [
        { id: 3, date: 4 },
        { id: 5, date: 6 },
      ],
      minions: [{ id: 7, date: 8 }],
    },
  })
  expect(character).toEqual({
    id: 12,
    status: 'ready',
    name: 'Mog Kupo',
    iconUrl: '',
    worldId: 40,
    clanId: 0,
    gender: null,
    freeCompany: true,
    legacy: false,
    updatedAt: 0,
    priority: 1,
    owned: {
      ...nothingTicked,
      mount: { ids: [3, 5], dates: [4, 6] },
      ttcard: { ids: [9, 11], dates: [100, 90] },
    },
    hides: ['minion'],
  })
})

test('a character that its owner hides is private, and comes back when its owner shows it', () => {
  const knownIf = (isPrivate: boolean) =>
    fromStored({
      ...{ ...place, owned: {}, since: {}, marks: {} },
      profile: { ...newProfile(12, 0), status: 'ready' },
      settings: { private: isPrivate, icon: 3 },
    })
  expect([isRead(knownIf(true)), isRead(knownIf(false))]).toEqual([false, true])
  expect(knownIf(true).status).toBe('private')
})

test('a part that cannot be read is reported as damaged, and the character kept', async () => {
  const stored = (id: number, damaged: StoredCharacter['damaged']): StoredCharacter => ({
    ...{ ...place, damaged, profile: newProfile(id, 0), owned: {}, since: {}, marks: {} },
  })
  const scanCharacters = async function* () {
    yield stored(1, [])
    yield stored(2, ['mounts'])
  }
  const damaged: number[] = []
  const read: number[] = []
  for await (const { id } of charactersOfStore({ scanCharacters }).read((id) => void damaged.push(id))) read.push(id)
  expect([read, damaged]).toEqual([[1, 2], [2]])
})
