import { type CharacterProfile, factsKey, factsOf, newProfile } from '@kupodex/data/character'
import { callById } from '@kupodex/data/contract'
import { priorities } from '@kupodex/data/store'
import { startTestStore, type TestStore } from '@kupodex/data/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testPublished } from '../testing.ts'
import { characterAnswers } from './character.ts'

const now = 1_750_000_000_000
const plain = { obtainable: true, notLegacy: true, seasonal: false }
const facts = factsOf(
  {
    worlds: [{ id: 34, name: 'Testworld', dataCenterId: 4 }],
    dataCenters: [{ id: 4, name: 'Testcenter' }],
    achievements: [
      { ...plain, id: 1, points: 10 },
      { ...plain, id: 2, points: 30 },
    ],
    mounts: [
      { id: 1, sourceTypeId: 1 },
      { id: 2, sourceTypeId: 7 },
    ],
    minions: [{ id: 1, deleted: true }],
  },
  5,
)
const ranks = {
  deployTime: 5,
  generateTime: 6,
  boards: ['achievement/standard', 'mount/all'],
  ids: [70],
  ends: [2],
  ranks: [0, 3, 9, 40, 4, 0, 0, 1, 1, 1, 1, 0, 0, 0],
}

let opened: TestStore
beforeAll(async () => {
  opened = await startTestStore()
})
afterAll(() => opened.close())

const ask = async (id: number, files: Record<string, unknown> = { [factsKey]: facts, 'api/ranks/70.json': ranks }) => {
  const outcome = await characterAnswers({
    store: opened.store,
    published: testPublished(files),
    clock: () => now,
  }).charcache?.({ id })
  if (outcome?.ok) callById('charcache').answer.parse(outcome.value)
  return outcome
}

const ready = (id: number, more: Partial<CharacterProfile> = {}): CharacterProfile => ({
  ...newProfile(id, now - 5000),
  status: 'ready',
  name: 'Aldo Test',
  worldId: 34,
  iconUrl: 'https://img.test/a.jpg',
  imageUrl: 'https://img.test/p.jpg',
  clanId: 2,
  gender: 'female',
  updatedAt: now - 1000,
  ...more,
})

const keep = async (profile: CharacterProfile) => {
  const { store } = opened
  const { id } = profile
  await store.addCharacter(id, now - 5000)
  const part = (ids: number[]) => ({ entries: ids.map((id) => ({ id, date: 100 + id })), unknown: {}, asOf: now })
  await store.writePart(id, 'achievements', part([1]), 0)
  await store.writePart(id, 'mounts', part([1, 2]), 0)
  await store.writePart(id, 'minions', part([1]), 0)
  await store.lease(id, { now, until: now + 1000, token: 'test' })
  await store.finish(id, 'test', { profile, priority: priorities.middle, due: now + 9999, failures: 0 })
}

describe('an id that is new', () => {
  test('is queued and answered as adding', async () => {
    expect(await ask(5)).toMatchObject({
      ok: true,
      value: { id: 5, status: 'adding', name: '', createdAt: now, updatedAt: null, mountPossible: 1, mountRank: null },
    })
    expect(await opened.store.dueCharacters({ now, limit: 10 })).toContain(5)
    expect(await ask(5)).toMatchObject({ value: { status: 'adding' } })
  })
})

describe('a character that is ready', () => {
  test('comes with sums, names and ranks', async () => {
    await keep(ready(70))
    expect(await ask(70)).toEqual({
      ok: true,
      value: {
        id: 70,
        name: 'Aldo Test',
        worldId: 34,
        worldName: 'Testworld',
        dcName: 'Testcenter',
        iconUrl: 'https://img.test/a.jpg',
        imageUrl: 'https://img.test/p.jpg',
        clanId2: 4,
        status: 'ready',
        private: false,
        deleted: false,
        createdAt: now - 5000,
        updatedAt: now - 1000,
        achievementsPrivate: false,
        mountsPrivate: false,
        minionsPrivate: false,
        achievements: [{ id: 1, date: 101, deleted: false }],
        mounts: [
          { id: 1, date: 101, deleted: false },
          { id: 2, date: 102, deleted: false },
        ],
        minions: [{ id: 1, date: 101, deleted: true }],
        achievementPoints: 10,
        achievementPointsPossible: 40,
        achievementCount: 1,
        achievementPossible: 2,
        achievementRecent: 1,
        achievementRank: 3,
        globalAchievementRank: 40,
        mountCount: 1,
        mountPossible: 1,
        mountRecent: 2,
        mountRank: null,
        globalMountRank: null,
        minionCount: 0,
        minionPossible: 0,
        minionRecent: 1,
        minionRank: null,
        globalMinionRank: null,
      },
    })
  })

  test('is unranked before the first night', async () => {
    await keep(ready(71))
    expect(await ask(71, { [factsKey]: facts })).toMatchObject({ ok: true, value: { achievementRank: null } })
  })

  test('is updating while asked for or being synced', async () => {
    await keep(ready(72))
    await opened.store.askFor(72, now)
    expect(await ask(72)).toMatchObject({ value: { status: 'updating' } })
  })
})

describe('what a player hides', () => {
  test('one part is left out though it is stored', async () => {
    const hidden = { state: 'private', asOf: now } as const
    await keep(ready(80, { privacy: { ...newProfile(80, 0).privacy, achievements: hidden } }))
    expect(await ask(80)).toMatchObject({
      value: {
        achievementsPrivate: true,
        achievements: [],
        achievementCount: 0,
        achievementRecent: null,
        mountCount: 1,
      },
    })
  })

  test('everything of a private character, but for who it is', async () => {
    await keep(ready(81, { status: 'private' }))
    expect(await ask(81)).toMatchObject({
      value: { status: 'private', private: true, name: 'Aldo Test', mounts: [], minions: [], imageUrl: '', clanId2: 0 },
    })
  })
})

test('a deleted character says so', async () => {
  await keep(ready(90, { status: 'deleted' }))
  expect(await ask(90)).toMatchObject({ value: { status: 'deleted', deleted: true, mountCount: 1 } })
})

test('without published game data there is no answer yet', async () => {
  expect(await ask(95, {})).toMatchObject({ ok: false, code: 'unavailable' })
})
