import { type CharacterProfile, factsKey, itemTypes, itemWords, markTypes, newProfile } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/testing'
import { type CallId, callById } from '@kupodex/data/contract'
import { priorities } from '@kupodex/data/store'
import { startTestStore, type TestStore } from '@kupodex/data/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Outcome } from '../http/handler.ts'
import { anybody, testPublished } from '../testing.ts'
import { characterAnswers } from './character.ts'

const now = 1_750_000_000_000
const facts = sampleFacts({
  worlds: [{ id: 34, name: 'Testworld', dataCenterId: 4 }],
  dataCenters: [{ id: 4, name: 'Testcenter' }],
  achievements: [
    { id: 1, points: 10, titleId: 7 },
    { id: 2, points: 30, kindId: 2, categoryId: 20 },
  ],
  mounts: [
    { id: 1, sourceTypeId: 1 },
    { id: 2, sourceTypeId: 7 },
  ],
  minions: [{ id: 1, deleted: true }],
  facewear: [{ id: 3 }],
  metas: [{ id: 1001, achievements: [1] }],
  emotes: [{ id: 59 }, { id: 60 }],
  fish: [{ id: 1 }, { id: 2 }, { id: 3, isInLog: false }],
})
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

const files = { [factsKey]: facts, 'api/ranks/70.json': ranks }

type CharacterCall = 'charcache' | 'chartimeline' | 'charitems' | 'charprofile'

const call = async (id: CharacterCall, params: object, published: Record<string, unknown> = files, client = 'a') => {
  const answers = characterAnswers({ store: opened.store, published: testPublished(published), clock: () => now })
  const answer = answers[id] as (params: object, caller: typeof anybody) => Promise<Outcome<Record<string, unknown>>>
  const outcome = await answer(params, { ...anybody, client })
  // Strict, so that a field that the contract does not know is found as well.
  if (outcome.ok)
    callById(id satisfies CallId)
      .answer.strict()
      .parse(outcome.value)
  return outcome
}

const ask = (id: number, published?: Record<string, unknown>) => call('charcache', { id }, published)

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
  await store.writePart(id, 'facewear', part([3]), 0)
  await store.mark(id, 'emote', [60], 900)
  await store.mark(id, 'fish', [1, 3], 800)
  await store.writeEvents(id, [{ type: 'level', id: 19, details: '90', date: 2_000_000 }])
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
    expect(await ask(70)).toMatchObject({
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
        hasBanner: 0,
        achievementsPrivate: false,
        mountsPrivate: false,
        minionsPrivate: false,
        facewearPrivate: false,
        achievements: [{ id: 1, date: 101, deleted: false }],
        mounts: [
          { id: 1, date: 101, deleted: false },
          { id: 2, date: 102, deleted: false },
        ],
        minions: [{ id: 1, date: 101, deleted: true }],
        facewear: [{ id: 3, date: 103, deleted: false }],
        metas: [{ id: 1001, obtained: true, firstDate: 101 }],
        achievementPoints: 10,
        achievementPointsPossible: 40,
        achievementCount: 1,
        achievementPossible: 2,
        achievementPercent: 25,
        achievementRecent: 1,
        achievementRank: 3,
        globalAchievementRank: 40,
        mountCount: 1,
        mountPossible: 1,
        mountPercent: 100,
        mountRecent: 2,
        mountRank: null,
        globalMountRank: null,
        minionCount: 0,
        minionPossible: 0,
        minionPercent: 0,
        minionRecent: 1,
        minionRank: null,
        globalMinionRank: null,
        titleCount: 1,
        titlePossible: 1,
        titleRecent: 7,
        facewearCount: 1,
        emoteCount: 1,
        emotePossible: 2,
        emotePercent: 50,
        emoteRecent: 60,
        fishCount: 1,
        fishPossible: 2,
        fishRecent: 3,
        leveCount: 0,
        achievementKinds: {
          1: { points: 10, pointsPossible: 10, titles: 1, categories: { 1: { count: 1, countPossible: 1 } } },
          2: { points: 0, pointsPossible: 30, categories: { 20: { countPossible: 1 } } },
        },
        mountSources: { 1: { count: 1, countPossible: 1 } },
        minionSources: {},
        fishload: [],
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
    const published = { ...files, 'api/ranks/81.json': { ...ranks, ids: [81] } }
    expect(await ask(81, published)).toMatchObject({
      value: { status: 'private', private: true, name: 'Aldo Test', imageUrl: '', clanId2: 0, achievementRank: null },
    })
    const outcomes = [
      await ask(81, published),
      await call('chartimeline', { id: 81 }),
      await call('charprofile', { id: 81 }),
      ...(await Promise.all(itemTypes.map((type) => call('charitems', { id: 81, type })))),
    ]
    for (const outcome of outcomes) {
      const lists = Object.entries(outcome.ok ? outcome.value : {}).filter(([, value]) => Array.isArray(value))
      for (const [field, value] of lists) {
        if (field === 'metas') expect(value).toEqual([{ id: 1001, obtained: false, firstDate: null }])
        else expect(value, field).toEqual([])
      }
      const counts = Object.entries(outcome.ok ? outcome.value : {}).filter(([field]) => /count$|percent$/i.test(field))
      for (const [field, value] of counts) expect(value, field).toBe(0)
      const recents = Object.entries(outcome.ok ? outcome.value : {}).filter(([field]) => /recent$/i.test(field))
      for (const [field, value] of recents) expect(value, field).toBeNull()
    }
  })

  test('titles along with the achievements that give them', async () => {
    expect(await call('charitems', { id: 80, type: 'title' })).toMatchObject({ value: { private: true, items: [] } })
    expect(await call('charitems', { id: 80, type: 'mount' })).toMatchObject({ value: { private: false, count: 1 } })
    expect(await call('chartimeline', { id: 80 })).not.toMatchObject({
      value: { events: expect.arrayContaining([expect.objectContaining({ type: 'achievement' })]) },
    })
  })
})

describe('the timeline', () => {
  test('is what was obtained and what was recorded, newest first, with the sums of each month', async () => {
    await keep(ready(60))
    expect(await call('chartimeline', { id: 60 })).toEqual({
      ok: true,
      value: {
        id: 60,
        status: 'ready',
        private: false,
        events: [
          { type: 'level', id: 19, details: '90', createdAt: 2_000_000_000 },
          { type: 'facewear', id: 3, details: '', createdAt: 103_000 },
          { type: 'mount', id: 2, details: '', createdAt: 102_000 },
          { type: 'achievement', id: 1, details: '', createdAt: 101_000 },
          { type: 'minion', id: 1, details: '', createdAt: 101_000 },
          { type: 'mount', id: 1, details: '', createdAt: 101_000 },
        ],
        months: [{ date: 0, points: 10, mounts: 1, minions: 0 }],
      },
    })
  })
})

describe('the items of one type', () => {
  test.each([
    ['emote', { items: [{ id: 60, date: 900, deleted: false }], count: 1, possible: 2, percent: 50, recent: 60 }],
    ['title', { items: [{ id: 7, date: 101, deleted: false }], count: 1, possible: 1, percent: 100, recent: 7 }],
    ['mount', { count: 1, possible: 1, recent: 2 }],
    ['facewear', { items: [{ id: 3, date: 103, deleted: false }], count: 1 }],
    ['leve', { items: [], count: 0, recent: null }],
  ])('%s', async (type, expected) => {
    await keep(ready(61))
    expect(await call('charitems', { id: 61, type })).toMatchObject({
      ok: true,
      value: { id: 61, status: 'ready', type, private: false, ...expected },
    })
  })

  test('every type has its word, and there are as many marks as the game has collections of that sort', () => {
    expect(new Set(Object.values(itemWords))).toEqual(new Set(itemTypes))
    expect(markTypes).toHaveLength(12)
  })
})

test('the old profile says what to use instead', async () => {
  await keep(ready(62))
  expect(await call('charprofile', { id: 62 })).toMatchObject({
    ok: true,
    value: { deprecated: true, message: expect.stringContaining('/api/charcache/'), id: 62, name: 'Aldo Test' },
  })
})

test('one reader can add only so many ids, and others are not held up', async () => {
  const codes = []
  for (let id = 5000; id < 5032; id++) {
    const outcome = await call('charprofile', { id }, files, '198.51.100.7')
    codes.push(outcome.ok || outcome.code)
  }
  expect(codes.slice(0, 30).every((code) => code === true)).toBe(true)
  expect(codes.slice(30)).toEqual(['tooManyRequests', 'tooManyRequests'])
  expect(await opened.store.readProfile(5031)).toBeNull()
  expect((await call('charprofile', { id: 5000 }, files, '198.51.100.7')).ok).toBe(true)
  expect((await call('charprofile', { id: 5031 }, files, '198.51.100.8')).ok).toBe(true)
})

test('a deleted character says so', async () => {
  await keep(ready(90, { status: 'deleted' }))
  expect(await ask(90)).toMatchObject({ value: { status: 'deleted', deleted: true, mountCount: 1 } })
})

test('without published game data there is no answer yet', async () => {
  expect(await ask(95, {})).toMatchObject({ ok: false, code: 'unavailable' })
})
