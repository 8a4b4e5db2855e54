import { callById, guaranteedFields } from '@kupodex/data/contract'
import { typeOf, valuesAt } from '@kupodex/data/contract/guaranteed.fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now, startPrograms } from './programs.fixture.ts'
import { askRaw } from './web.fixture.ts'

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

let web: Awaited<ReturnType<typeof startPrograms>>
beforeAll(async () => {
  web = await startPrograms({
    'slots/night/b/api/rarity/achievement/global.json': rarity,
    'slots/game/a/api/game/en/all.json': tables,
    'slots/ishgard/a/api/ranking/ishgard/Odin/4/CRP/3.json': board,
  })
})
afterAll(() => web.stop())

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
