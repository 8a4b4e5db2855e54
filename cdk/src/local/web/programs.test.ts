import { factsKey, newProfile } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import { callById, guaranteedFields } from '@kupodex/data/contract'
import { typeOf, valuesAt } from '@kupodex/data/contract/guaranteed.fixture'
import type { PublishedStore, Store } from '@kupodex/data/store'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { priorities } from '@kupodex/data/sync'
import {
  type Answers,
  characterAnswers,
  httpHandler,
  marksAnswers,
  realtimeAnswers,
  searchAnswers,
} from '@kupodex/lambdas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw, startTestWeb } from './web.fixture.ts'

const now = 1_750_000_000_000
const worlds = [{ id: 34, name: 'Odin', dataCenterId: 4 }]
const files: Record<string, unknown> = {
  [factsKey]: sampleFacts({
    worlds,
    dataCenters: [{ id: 4, name: 'Light' }],
    mounts: [{ id: 1, sourceTypeId: 1 }],
    minions: [{ id: 1 }],
    achievements: [{ id: 1, points: 10 }],
    emotes: Array.from({ length: 50 }, (_, at) => ({ id: 170 + at })),
  }),
  'api/ranks/7.json': {
    ...{ deployTime: 5, generateTime: 6, boards: ['mount/standard'], ids: [7], ends: [1] },
    ranks: [0, 3, 9, 40, 4, 0, 0],
  },
  'api/published.json': { boards: [] },
}
const published: PublishedStore = {
  getJson: async (key, schema) => (key in files ? { value: schema.parse(files[key]), etag: key } : null),
  getText: async (key) => (key in files ? { value: JSON.stringify(files[key]), etag: key } : null),
}

const rarity = {
  ...{ deployTime: 1, generateTime: 2, charCount: 4 },
  rarity: [
    { id: 5, count: 1, points: 30, percent: 25, percentFull: 25, percentile: 25 },
    { id: 6, count: 2, points: 0, percent: 50, percentFull: 50, percentile: 50 },
  ],
}
const tables = { deployTime: 3, tables: { mounts: [{ id: 1, updatedAt: 2, deleted: false }] } }
const board = {
  deployTime: 1,
  chars: [{ id: 7, name: 'Mina Example', worldId: 34, jobId: 8, rank: 1, score: 9 }],
}

let opened: { store: Store; close: () => Promise<void> }
let web: Awaited<ReturnType<typeof startTestWeb>>
beforeAll(async () => {
  opened = await startTestStore()
  const { store } = opened
  await store.addCharacter(7, now - 5000)
  const part = { entries: [{ id: 1, date: 1_700_000_000 }], unknown: {}, asOf: now }
  for (const name of ['achievements', 'mounts', 'minions'] as const) await store.writePart(7, name, part, 0)
  await store.lease(7, { now, until: now + 1000, token: 'test' })
  const known = { status: 'ready' as const, name: 'Mina Example', worldId: 34, clanId: 2, gender: 'female' as const }
  const profile = { ...newProfile(7, now - 5000), ...known, updatedAt: now - 1000 }
  await store.finish(7, 'test', { profile, priority: priorities.middle, due: now + 9999, failures: 0 })

  const readings = { isOver: () => false, take: async () => ({ ok: true, value: { giveBack: async () => {} } }) }
  const deps = { store, published, readings, clock: () => now, sleep: async () => {} } as never as Parameters<
    typeof characterAnswers
  >[0]
  const people = new Map([[2, { race: 'Hyur', tribe: 'Highlander' }]])
  let at = now
  const answers = {
    ...characterAnswers({ ...deps, people }),
    // Its clock goes on, so that waiting for a reading ends.
    ...realtimeAnswers({
      ...(deps as never as Parameters<typeof realtimeAnswers>[0]),
      seats: { enter: async () => async () => undefined, run: (_, work) => work() },
      rate: 1,
      clock: () => (at += 1000),
    }),
    ...searchAnswers({ store, places: [], deployTime: 3 }),
    ...marksAnswers({ store, published, clock: () => now }),
  } as Answers
  const handler = httpHandler(answers, {
    log: () => {},
    verify: async (token) =>
      token === 'kpx_mina'
        ? { ok: true, user: { id: 'mina', key: 'mina', email: null, roles: [] } }
        : { ok: false, code: 'unauthorized', message: 'Not valid.' },
    ownerOf: async () => ({ user: 'mina', since: 0 }),
  })
  const file = (value: unknown) => ({ body: JSON.stringify(value) })
  web = await startTestWeb(
    {
      'manifests/live.json': file({
        night: { slot: 'b', since: 1 },
        game: { slot: 'a', since: 1 },
        ishgard: { slot: 'a', since: 1 },
      }),
      'slots/night/b/api/rarity/achievement/global.json': file(rarity),
      'slots/game/a/api/game/en/all.json': file(tables),
      'slots/ishgard/a/api/ranking/ishgard/Odin/4/CRP/3.json': file(board),
    },
    { character: handler, realtime: handler, search: handler, marks: handler },
  )
})
afterAll(async () => {
  await web.stop()
  await opened.close()
})

/** What a program that follows no redirects gets. */
const read = async (path: string, options?: Parameters<typeof askRaw>[2]) => {
  const { status, text } = await askRaw(web.port, path, options)
  return { status, json: JSON.parse(text) as Record<string, unknown> }
}

/** What a program reads of an answer is there, each of its type. */
const expectGuaranteed = (id: keyof typeof guaranteedFields, json: unknown) => {
  const fields = Object.entries(guaranteedFields[id] ?? {})
  expect(fields).not.toEqual([])
  for (const [path, type] of fields) {
    const values = valuesAt(json, path)
    expect(values, path).not.toEqual([])
    for (const value of values) expect(type.split(' | '), path).toContain(typeOf(value))
  }
}

test('the one that sorts achievements by rarity', async () => {
  const { status, json } = await read('/api/rarity/achievements/global')
  expect([status, json]).toEqual([200, rarity])
  expect(callById('rarity').answer.parse(rarity)).toEqual(rarity)
  expectGuaranteed('rarity', json)
})

test('the same, newer, which reads all tables', async () => {
  expect(await read('/api/game/en/all')).toEqual({ status: 200, json: tables })
  expectGuaranteed('gameTable', tables)
})

test('the one that shows ranks on name plates', async () => {
  const { status, json } = await read('/api/charrealtime/7')
  expect(status).toBe(200)
  expect(json).toMatchObject({
    ...{ mountRank: '3', globalMountRank: '40' },
    ...{ achievementRank: null, globalAchievementRank: null, minionRank: null, globalMinionRank: null },
  })
  expect(callById('charrealtime').answer.parse(json)).toMatchObject({ mountRank: '3' })
  expectGuaranteed('charrealtime', json)
})

test('the one that looks a character up', async () => {
  const { status, json } = await read('/api/charsearch/Mina%20Example/')
  expect([status, json]).toEqual([
    200,
    { deployTime: 3, results: [{ id: 7, name: 'Mina Example', iconUrl: expect.any(String), worldId: 34 }] },
  ])
  expectGuaranteed('charsearch', json)
})

test('the one that ticks from a file, without a body', async () => {
  const headers = { authorization: 'Bearer kpx_mina', 'content-type': 'application/json' }
  const tick = (ids: string, token = headers.authorization) =>
    read(`/api/user/char/7/emotes/${ids}`, { method: 'POST', headers: { ...headers, authorization: token } })
  // What such a script sends at a time.
  const fifty = Array.from({ length: 50 }, (_, at) => 170 + at)
  expect((await tick(fifty.join())).status).toBe(200)
  const { json } = await read('/api/char/7/emotes')
  expect(valuesAt(json, 'items[].id')).toEqual(fifty)
  expect((await tick('172', 'Bearer kpx_wrong')).status).toBe(401)
  expect((await tick('172', '')).status).toBe(401)
})

test('the board of a free company', async () => {
  const { status, json } = await read('/api/char/7/')
  expect(status).toBe(200)
  expect(json).toMatchObject({
    ...{ raceName: 'Hyur', tribeName: 'Highlander', achievementsPrivate: false },
    achievements: [{ id: 1, date: 1_700_000_000 }],
    ...{ mounts: [{ id: 1 }], minions: [{ id: 1 }], mountRank: 3, minionRank: null, achievementRank: null },
    ...{ createdAt: now - 5000, updatedAt: now - 1000 },
  })
  expectGuaranteed('char', json)
  expect(await read('/api/char/99/')).toEqual({ status: 200, json: { status: 'adding' } })
})

test('the notebook of the Ishgardian Restoration', async () => {
  expect(await read('/api/ranking/ishgard/Odin/4/CRP/3')).toEqual({ status: 200, json: board })
  expectGuaranteed('ishgard', board)
})
