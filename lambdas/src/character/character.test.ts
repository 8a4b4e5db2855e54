import { openForAll } from '@kupodex/data/opened.fixture'
import { factsKey } from '@kupodex/data/character'
import { describe, expect, test } from 'vitest'
import { facts, files, now, openCalls, ready, readPrivacy } from './calls.fixture.ts'

const calls = openForAll(openCalls)

describe('a character that is ready', () => {
  test('comes with sums, names and ranks', async () => {
    await calls.keep(ready(70))
    expect(await calls.ask(70)).toMatchObject({
      ok: true,
      value: {
        id: 70,
        name: 'Aldo Test',
        worldId: 34,
        worldName: 'Testworld',
        dcName: 'Testcenter',
        iconUrl: 'https://img2.finalfantasyxiv.com/f/a.jpg',
        imageUrl: 'https://img2.finalfantasyxiv.com/f/p.jpg',
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
        minionRecent: null,
        minionRank: null,
        globalMinionRank: null,
        ranks: {
          achievement: {
            ...{ world: 3, dataCenter: 9, global: 40 },
            of: { world: 5, dataCenter: null, global: 80 },
            yesterday: { world: 4, dataCenter: null, global: null },
          },
          mount: null,
          minion: null,
        },
        ranksAt: 6,
        parts: readPrivacy,
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
    await calls.keep(ready(71))
    expect(await calls.ask(71, { [factsKey]: facts })).toMatchObject({ ok: true, value: { achievementRank: null } })
  })

  test('comes with what its profile says', async () => {
    const freeCompany = { id: '9234567890123456789', name: 'Test Company', emblem: 'of a later release' }
    const known = { guardianId: 3, townId: 2, grandCompanyId: 1, titleId: 7, activeJobId: 19 }
    await calls.keep(ready(74, { ...known, freeCompany, levels: { 1: 90, 19: 100 }, gear: { 19: 740 } }))
    expect(await calls.ask(74)).toMatchObject({
      value: {
        ...known,
        gender: 'female',
        freeCompany: { id: '9234567890123456789', name: 'Test Company' },
        jobs: [
          { id: 1, level: 90, itemLevel: null },
          { id: 19, level: 100, itemLevel: 740 },
        ],
      },
    })
  })

  test('has null for what its profile was not read for', async () => {
    await calls.keep(ready(75))
    const unknown = { titleId: null, guardianId: null, townId: null, grandCompanyId: null, activeJobId: null }
    expect(await calls.ask(75)).toMatchObject({ value: { ...unknown, freeCompany: null, jobs: [] } })
  })

  test('comes with the progress of the entries of its menu that are no collection', async () => {
    await calls.keep(ready(76))
    expect(await calls.ask(76)).toMatchObject({
      value: {
        menu: {
          raids: { count: 1, possible: 2, percent: 50 },
          moogletomes: { count: 0, possible: 1, percent: 0 },
          shops: { count: 2, possible: 2, percent: 100 },
        },
      },
    })
  })

  test.each(Object.keys(facts.marks))('is answered after a deploy that brought the type %s', async (type) => {
    await calls.keep(ready(73))
    const marks = Object.fromEntries(Object.entries(facts.marks).filter(([name]) => name !== type))
    const published = { ...files, [factsKey]: { ...facts, marks } }
    expect(await calls.ask(73, published)).toMatchObject({ ok: true, value: { mountCount: 1, [`${type}Possible`]: 0 } })
    expect(await calls.call('charitems', { id: 73, type }, published)).toMatchObject({ ok: true, value: { count: 0 } })
  })

  test.each(Object.keys(facts))('is answered after a deploy that brought the facts %s', async (field) => {
    await calls.keep(ready(73))
    const older = Object.fromEntries(Object.entries(facts).filter(([name]) => name !== field))
    expect(await calls.ask(73, { ...files, [factsKey]: older })).toMatchObject({ ok: true, value: { id: 73 } })
    expect(await calls.call('chartimeline', { id: 73 }, { [factsKey]: older })).toMatchObject({ ok: true })
  })

  test('is updating while asked for or being synced', async () => {
    await calls.keep(ready(72))
    await calls.store.askFor(72, now)
    expect(await calls.ask(72)).toMatchObject({ value: { status: 'updating' } })
  })
})

test('the old profile says what to use instead', async () => {
  await calls.keep(ready(62))
  expect(await calls.call('charprofile', { id: 62 })).toMatchObject({
    ok: true,
    value: { deprecated: true, message: expect.stringContaining('/api/charcache/'), id: 62, name: 'Aldo Test' },
  })
})

test('a deleted character says so', async () => {
  await calls.keep(ready(90, { status: 'deleted' }))
  expect(await calls.ask(90)).toMatchObject({
    value: { status: 'deleted', deleted: true, mountCount: 1, iconUrl: '', imageUrl: '' },
  })
})

test('without published game data there is no answer yet', async () => {
  expect(await calls.ask(95, {})).toMatchObject({ ok: false, code: 'unavailable' })
})
