import { createClient } from '@kupodex/data/client'
import { showBoard } from '@kupodex/data/client/examples/board'
import { lookUp } from '@kupodex/data/client/examples/bot'
import { whoLacksWhat } from '@kupodex/data/client/examples/missing'
import { push } from '@kupodex/data/client/examples/plugin'
import { rarityOf } from '@kupodex/data/client/examples/rarity'
import { cacheTimes, callById } from '@kupodex/data/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPrograms } from './programs.fixture.ts'
import { askRaw } from './web.fixture.ts'

const minions = [
  { id: 4, name: 'Mammut', updatedAt: 1, deleted: false },
  { id: 9, name: 'Gespenst', updatedAt: 1, deleted: false },
]
const board = {
  ...{ deployTime: 1, generateTime: 2, count: 12, possible: 300, page: 1, pageSize: 20, pages: 1 },
  cutOffs: { top10: null, top100: null, top1Percent: null, top10Percent: null },
  chars: Array.from({ length: 12 }, (_, at) => ({
    ...{ id: at + 1, name: at === 0 ? '<b>Mina</b> Example' : `Number ${at + 1}`, iconUrl: '', worldId: 34 },
    ...{ rank: at + 1, yesterdayRank: null, score: 290 - at, date: 1 },
  })),
}
const rarity = {
  ...{ deployTime: 1, generateTime: 2, charCount: 400 },
  rarity: [{ id: 4, count: 50, points: 3, percent: 12.5, percentFull: 12.5, percentile: 12.5 }],
}

let web: Awaited<ReturnType<typeof startPrograms>>
beforeAll(async () => {
  web = await startPrograms({
    'slots/night/b/api/ranking/mount/Odin/standard.json': board,
    'slots/night/b/api/rarity/minion/global.json': rarity,
    'slots/game/a/api/game/de/minions.json': { deployTime: 3, tables: { minions } },
  })
})
afterAll(() => web.stop())

/** A client of that edge, with the requests that it makes. */
const client = (token = 'kpx_mina') => {
  const asked: string[] = []
  const fetch = (async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${new URL(address).pathname}`)
    return globalThis.fetch(address, init)
  }) as typeof globalThis.fetch
  return { asked, kupodex: createClient({ site: `http://127.0.0.1:${web.port}`, token, fetch }) }
}

test('a bot looks a character up', async () => {
  const { kupodex, asked } = client()
  expect(await lookUp(kupodex, 'Mina Example')).toBe('Mina Example (Odin): 1 of 2 mounts, rank 3 on Odin')
  expect(asked).toEqual(['GET /api/charsearch/Mina%20Example/', 'GET /api/charcache/7/'])
  expect(await lookUp(kupodex, 'Nobody')).toBe('There is no Nobody on Kupodex.')
  expect(await lookUp(kupodex, 'Mi')).toBe('Please type at least four letters.')
})

test('a plugin pushes 2,000 things in the two requests that the contract allows', async () => {
  const { kupodex, asked } = client()
  const things = [
    ...Array.from({ length: 1400 }, (_, at) => ({ type: 'orchestrion' as const, id: at + 1 })),
    ...Array.from({ length: 600 }, (_, at) => ({ type: 'emote' as const, id: at + 1 })),
  ]
  expect(await push(kupodex, 7, things)).toBe(2)
  expect(asked).toEqual(Array(2).fill('POST /api/user/char/7/marks/'))
  const { orchestrion, emote } = (await web.store.readCharacter(7))?.marks ?? {}
  expect([Object.keys(orchestrion ?? {}).length, Object.keys(emote ?? {}).length]).toEqual([1400, 600])
  // Made again, it changes nothing.
  expect(await push(kupodex, 7, things.slice(0, 1))).toBe(1)
  await expect(push(client('kpx_wrong').kupodex, 7, things)).rejects.toThrow('unauthorized')
})

test('a page shows the first ten of a board, names as texts', async () => {
  const { kupodex, asked } = client()
  const rows: { textContent: string }[] = []
  const list = {
    ownerDocument: { createElement: () => ({ textContent: '' }) },
    replaceChildren: (...all: typeof rows) => void rows.push(...all),
  } as unknown as Element
  await showBoard(kupodex, list, 'Odin')
  expect(rows.length).toBe(10)
  expect(rows[0]?.textContent).toBe('1. <b>Mina</b> Example – 290 of 300')
  expect(asked).toEqual(['GET /api/ranking/mount/Odin/'])
  await expect(showBoard(kupodex, list, 'Nowhere')).rejects.toThrow('notPublished')
})

test('the rarity of a thing by its name', async () => {
  const { kupodex } = client()
  expect(await rarityOf(kupodex, 'Mammut')).toBe('Mammut: 12.5 % of 400 characters')
  expect(await rarityOf(kupodex, 'Gespenst')).toBe('Gespenst is not counted.')
  expect(await rarityOf(kupodex, 'Mammoth')).toBe('There is no minion named Mammoth.')
})

test('who lacks what, without those of whom nothing is known', async () => {
  const { kupodex, asked } = client()
  expect(await whoLacksWhat(kupodex, [8, 7, 99])).toEqual(
    new Map([
      ['Mina Example', [2]],
      ['Rolf Example', [1]],
    ]),
  )
  expect(asked).toEqual(['GET /api/charsitems/mounts/7,8,99/'])
})

test('pages of other sites read what anybody reads and ask whether it changed; they never send a token', async () => {
  const board = '/api/ranking/mount/Odin/'
  const file = await askRaw(web.port, board)
  expect(file.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' })
  expect((await askRaw(web.port, board, { headers: { 'if-none-match': String(file.headers['etag']) } })).status).toBe(
    304,
  )
  const answer = await askRaw(web.port, '/api/charcache/7/')
  const { maxAge, stale } = cacheTimes(callById('charcache').cache)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${stale}`,
  })

  const preflight = (path: string, method: string) =>
    askRaw(web.port, path, { method: 'OPTIONS', headers: { 'access-control-request-method': method } })
  const allowed = (await preflight(board, 'GET')).headers
  expect(allowed['access-control-allow-headers']).toBe('if-none-match, x-api-key')
  for (const [path, method] of [
    ['/api/user/char/7/marks/', 'POST'],
    ['/api/user/char/7/', 'GET'],
  ] as const) {
    expect((await preflight(path, method)).headers).not.toHaveProperty('access-control-allow-origin')
  }
  const own = await askRaw(web.port, '/api/user/char/7/', { headers: { authorization: 'Bearer kpx_mina' } })
  expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(own.headers).not.toHaveProperty('access-control-allow-origin')
})
