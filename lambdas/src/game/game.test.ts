import type { ParamsOf } from '@kupodex/data/contract'
import { tables as gameTables } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { httpHandler } from '../http/handler.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { anybody as caller } from '../http/callers.fixture.ts'
import { gameAnswers } from './game.ts'

const row = (id: number, updatedAt: number, deleted = false) => ({ id, updatedAt, deleted, name: `Thing ${id}` })
const mounts = [row(1, 100), row(2, 200), row(3, 300, true)]
const minions = [row(1, 50), row(2, 250)]

const published = testPublished({
  'api/game/de/mounts.json': { deployTime: 7, tables: { mounts } },
  'api/game/de/minions.json': { deployTime: 9, tables: { minions } },
  'api/game/de/all.json': { deployTime: 9, tables: { mounts, minions } },
})
const unedited = {
  store: { readOverrides: async () => ({ overrides: new Map(), damaged: [] }) },
  clock: () => 0,
  log: () => undefined,
}
const { gameTables: several, gameSince } = gameAnswers({
  ...unedited,
  published,
  tableNames: ['mounts', 'minions', 'titles'],
})
const list = (tables: string, lang: ParamsOf<'gameTables'>['lang'] = 'de') => several?.({ lang, tables }, caller)
const since = (tables: string, moment: number) => gameSince?.({ lang: 'de', tables, since: moment }, caller)

describe('several tables', () => {
  test('come in one answer with the newest deploy time', async () => {
    expect(await list('mounts,minions')).toEqual({ ok: true, value: { deployTime: 9, tables: { mounts, minions } } })
  })

  test.each(['minions,minions', 'minions'])('%s: each once', async (tables) => {
    expect(await list(tables)).toEqual({ ok: true, value: { deployTime: 9, tables: { minions } } })
  })

  test('all among others means all', async () => {
    expect(await list('mounts,all')).toMatchObject({ value: { tables: { mounts, minions } } })
  })
})

describe('what changed since', () => {
  test.each([
    [0, [1, 2, 3], [1, 2]],
    [100, [2, 3], [2]],
    [250, [3], []],
    [300, [], []],
    [Number.MAX_SAFE_INTEGER, [], []],
  ])('%i: later rows alone, the deleted ones too', async (moment, expectedMounts, expectedMinions) => {
    const outcome = await since('all', moment)
    const tables = outcome?.ok ? outcome.value.tables : {}
    expect(Object.keys(tables)).toEqual(['mounts', 'minions'])
    expect(tables.mounts?.map(({ id }) => id)).toEqual(expectedMounts)
    expect(tables.minions?.map(({ id }) => id)).toEqual(expectedMinions)
  })

  test('of one table', async () => {
    expect(await since('mounts', 200)).toEqual({ ok: true, value: { deployTime: 7, tables: { mounts: [mounts[2]] } } })
  })
})

describe('refusals name what is wrong', () => {
  test('a table that does not exist', async () => {
    expect(await list('mounts,swords')).toMatchObject({
      ok: false,
      code: 'badTable',
      message: expect.stringContaining('swords'),
    })
    expect(await since('constructor', 0)).toMatchObject({ ok: false, code: 'badTable' })
  })

  test('a table, or a language, that is not published yet', async () => {
    expect(await list('mounts,titles')).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('titles'),
    })
    expect(await list('mounts', 'ja')).toMatchObject({ code: 'unavailable' })
  })
})

describe('the tables as they are', () => {
  const whole = Object.fromEntries(
    (Object.keys(gameTables) as (keyof typeof gameTables)[]).map((name) => [name, loadTable(name)]),
  )
  const handler = httpHandler(
    gameAnswers({
      ...unedited,
      published: testPublished({
        'api/game/en/all.json': { deployTime: 9, tables: whole },
        ...Object.fromEntries(
          Object.entries(whole).map(([name, rows]) => [
            `api/game/en/${name}.json`,
            { deployTime: 9, tables: { [name]: rows } },
          ]),
        ),
      }),
    }),
    { log: () => undefined },
  )
  const get = (rawPath: string) =>
    handler({ rawPath, headers: { 'accept-encoding': 'gzip' }, requestContext: { http: { method: 'GET' } } })
  const newest = Math.max(...Object.values(whole).flatMap((rows) => rows.map(({ updatedAt }) => updatedAt)))

  test.each([
    ['/api/game/en/all/0', 307, '/api/game/en/all/'],
    [`/api/game/en/all,mounts/${1}`, 307, '/api/game/en/all,mounts/'],
    ['/api/game/en/all,mounts', 307, '/api/game/en/all/'],
    [`/api/game/en/all/${newest}`, 200, undefined],
    ['/api/game/en/mounts/0', 200, undefined],
    ['/api/game/en/mounts,minions', 200, undefined],
  ])('%s: %i, and where to', async (path, status, location) => {
    const { statusCode, headers, body } = await get(path)
    expect([statusCode, headers.location]).toEqual([status, location])
    expect(body.length).toBeLessThan(5_000_000)
    if (status !== 200)
      expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  })
})
