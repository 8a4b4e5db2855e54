import { type AnswerOf, baseKey, type CallId, callById } from '@kupodex/data/contract'
import { longestHowTo } from '@kupodex/data/game'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { describe, expect, test } from 'vitest'
import { gameAnswers } from '../game/game.ts'
import type { User } from '../http/audience.ts'
import { httpHandler } from '../http/handler.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { adminAnswers } from './admin.ts'

const howTo = { en: 'Quest', de: 'Auftrag', fr: 'Quête', ja: 'クエスト' }
const base = (id: number, more: object = {}) => ({
  id,
  updatedAt: 50,
  howTo,
  obtainable: true,
  sourceTypeId: 2,
  ...more,
})
const files = {
  [baseKey('mounts')]: {
    sourceTypes: [1, 2, 28],
    rows: [base(1), base(5), base(7, { obtainable: false, gone: 'event' }), base(8)],
  },
  [baseKey('bozjaNotes')]: { sourceTypes: [1, 2], rows: [{ id: 3, updatedAt: 50, howTo, obtainable: true }] },
  'api/game/de/mounts.json': {
    deployTime: 60,
    tables: {
      mounts: [1, 5, 7, 8].map((id) => ({
        ...{ id, name: `M${id}`, updatedAt: 50, deleted: false, howTo: howTo.de, sourceTypeId: 2 },
        ...(id === 7 ? { obtainable: false, gone: 'event' } : { obtainable: true }),
      })),
    },
  },
}
const published = testPublished(files)

const editors: Record<string, User> = {
  first: { id: 'a', key: 'first-editor', email: null, roles: ['admin'] },
  second: { id: 'b', key: 'second-editor', email: null, roles: ['admin'] },
  reader: { id: 'c', key: 'reader', email: null, roles: [] },
}

const opened = openForAll(startTestStore)
let now = 1000

const clock = () => now
const log = () => undefined

const request = async (method: string, rawPath: string, body?: unknown, who = 'first') => {
  const handler = httpHandler(adminAnswers({ store: opened.store, published, clock }), {
    log,
    verify: async (token) =>
      editors[token]
        ? { ok: true, user: editors[token] }
        : { ok: false, code: 'unauthorized', message: 'You must be logged in to do this.' },
  })
  const {
    statusCode,
    body: text,
    headers,
  } = await handler({
    rawPath,
    headers: { 'x-authorization': `Bearer ${who}` },
    requestContext: { http: { method } },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = JSON.parse(text)
  return { status: statusCode, answer, cache: headers['cache-control'] }
}

/** The answer of a call that succeeds, which is what the contract says. */
const done = async <Id extends CallId>(id: Id, ...args: Parameters<typeof request>): Promise<AnswerOf<Id>> => {
  const { status, answer, cache } = await request(...args)
  expect({ status, cache, answer }).toEqual({ status: 200, cache: 'private, no-store', answer: expect.anything() })
  return callById(id).answer.parse(answer) as AnswerOf<Id>
}

const save = (id: number, body: object, who?: string) =>
  request('PUT', `/api/user/admin/mounts/${id}`, { version: 0, ...body }, who)

describe('an editor', () => {
  test('sees every row with what the table says, and what editors say', async () => {
    const { row } = await done('saveAdminRow', 'PUT', '/api/user/admin/mounts/1/', {
      version: 0,
      howTo: { en: '  Ask\na  moogle. ', fr: '', de: howTo.de },
      obtainable: true,
      sourceTypeId: 28,
    })
    // Only what differs, as it is shown.
    expect(row).toEqual({
      id: 1,
      base: { howTo, obtainable: true, sourceTypeId: 2 },
      override: {
        ...{ version: 1, at: 1000, writtenAt: 1000, kind: 'save', by: 'first-ed', own: true },
        fields: { howTo: { en: 'Ask a moogle.' }, sourceTypeId: 28 },
      },
    })
    const { rows, sourceTypes } = await done('adminRows', 'GET', '/api/user/admin/mounts/', undefined, 'second')
    expect(sourceTypes).toEqual([1, 2, 28])
    expect(rows.map(({ id, override }) => [id, override?.by, override?.own])).toEqual([
      [1, 'first-ed', false],
      [5, undefined, undefined],
      [7, undefined, undefined],
      [8, undefined, undefined],
    ])
  })

  test('who saves over what another one has saved meanwhile is refused, and nothing is lost', async () => {
    expect(await save(5, { obtainable: false })).toMatchObject({ status: 200 })
    const late = await save(5, { sourceTypeId: 1 }, 'second')
    expect(late).toMatchObject({ status: 409, answer: { code: 'rowChanged', message: expect.any(String) } })
    const { row, versions } = await done('adminHistory', 'GET', '/api/user/admin/mounts/5/history')
    expect([row.override?.fields, versions.length]).toEqual([{ obtainable: false }, 1])
    expect(await save(5, { version: 1, obtainable: false, sourceTypeId: 1 }, 'second')).toMatchObject({ status: 200 })
  })

  test('goes back to an earlier version, and to the table', async () => {
    for (const [version, text] of ['A', 'B'].entries()) {
      now += 1000
      await save(8, { version, howTo: { en: text } })
    }
    const back = await done('revertAdminRow', 'POST', '/api/user/admin/mounts/8/revert/1', { version: 2 })
    expect(back.row.override).toMatchObject({ version: 3, kind: 'revert', from: 1, fields: { howTo: { en: 'A' } } })
    expect(await request('POST', '/api/user/admin/mounts/8/revert/0', { version: 2 })).toMatchObject({ status: 409 })
    await done('revertAdminRow', 'POST', '/api/user/admin/mounts/8/revert/0', { version: 3 }, 'second')
    const { versions } = await done('adminHistory', 'GET', '/api/user/admin/mounts/8/history')
    expect(versions.map(({ version, fields, by, from }) => [version, fields.howTo?.en, by, from])).toEqual([
      [4, undefined, 'second-e', 0],
      [3, 'A', 'first-ed', 1],
      [2, 'B', 'first-ed', undefined],
      [1, 'A', 'first-ed', undefined],
    ])
  })

  test('sees what was said of rows that the table no longer has', async () => {
    await opened.store.saveOverride('mounts', 99, 0, { kind: 'save', by: 'x', fields: { obtainable: false }, now })
    const { unknown, rows } = await done('adminRows', 'GET', '/api/user/admin/mounts')
    expect(unknown).toMatchObject([{ id: 99, override: { fields: { obtainable: false } } }])
    expect(rows.some(({ id }) => id === 99)).toBe(false)
  })
})

describe('refused, with a code and a sentence', () => {
  const words = (text: string) => ({ howTo: { ja: text } })
  test.each([
    ['PUT', 'mounts/99', { version: 0 }, 404, 'noSuchRow'],
    ['PUT', 'mounts/x', { version: 0 }, 404, 'noSuchRow'],
    ['PUT', 'titles/1', { version: 0 }, 400, 'badTable'],
    ['PUT', 'mounts/7', {}, 400, 'badBody'],
    ['PUT', 'mounts/7', { version: 0, name: 'Mog' }, 400, 'badBody'],
    ['PUT', 'mounts/7', { version: 0, sourceTypeId: 3 }, 400, 'badSourceType'],
    ['PUT', 'mounts/7', { version: 0, sourceTypeId: -1 }, 400, 'badSourceType'],
    ['PUT', 'bozjaNotes/3', { version: 0, sourceTypeId: 1 }, 400, 'badSourceType'],
    ['PUT', 'mounts/7', { version: 0, ...words('x'.repeat(longestHowTo + 1)) }, 400, 'badHowTo'],
    ['PUT', 'mounts/7', { version: 0, ...words('<b>now</b>') }, 400, 'badHowTo'],
    ['PUT', 'mounts/7', { version: 0, ...words('a\u202Eb') }, 400, 'badHowTo'],
    ['PUT', 'mounts/7', { version: 0, ...words('a\u0000b') }, 400, 'badHowTo'],
    ['PUT', 'mounts/7', { version: 0, ...words('\uE0BE') }, 400, 'badHowTo'],
    ['PUT', 'mounts/7', { version: 0, howTo: { it: 'Ciao' } }, 400, 'badHowTo'],
    ['POST', 'mounts/7/revert/4', { version: 0 }, 404, 'noSuchVersion'],
    ['GET', 'hairs', undefined, 503, 'unavailable'],
  ] as const)('%s %s %j', async (method, path, body, status, code) => {
    const { answer, ...found } = await request(method, `/api/user/admin/${path}`, body)
    expect([found.status, answer]).toEqual([status, { code, message: expect.stringMatching(/\.$/) }])
  })

  test('for whoever is no editor', async () => {
    expect(await save(7, { obtainable: true }, 'reader')).toMatchObject({ status: 403, answer: { code: 'forbidden' } })
    expect(await save(7, { obtainable: true }, 'forged')).toMatchObject({
      status: 401,
      answer: { code: 'unauthorized' },
    })
    expect((await opened.store.readOverrides('mounts')).overrides.has(7)).toBe(false)
  })
})

test('within a minute, readers of changed rows have what was saved, and what was taken back', async () => {
  const { gameSince } = gameAnswers({ store: opened.store, published, clock, log, tableNames: ['mounts'] })
  const caller = { client: '', hasKey: false, isForeign: false, user: null, body: Buffer.alloc(0) }
  const since = async (moment: number) => {
    const outcome = await gameSince({ lang: 'de', tables: 'mounts', since: moment }, caller)
    if (!outcome.ok) throw new Error(outcome.message)
    return (outcome.value.tables.mounts ?? []).filter(({ id }) => id === 7) as Record<string, unknown>[]
  }
  now = 100_000
  expect(await since(50)).toEqual([])
  await done('saveAdminRow', 'PUT', '/api/user/admin/mounts/7', {
    version: 0,
    howTo: { de: 'Frag einen Mogry.' },
    obtainable: true,
    sourceTypeId: 1,
  })
  now += 60_000
  const [changed] = await since(50)
  expect(changed).toEqual({
    ...{ id: 7, name: 'M7', updatedAt: 100_000, deleted: false },
    ...{ howTo: 'Frag einen Mogry.', obtainable: true, sourceTypeId: 1 },
  })
  await done('revertAdminRow', 'POST', '/api/user/admin/mounts/7/revert/0', { version: 1 })
  now += 60_000
  // The last night has the row as it is again, but whoever asked in between has to know.
  expect(await since(100_000)).toMatchObject([{ howTo: howTo.de, obtainable: false, gone: 'event', sourceTypeId: 2 }])
  expect(await since(now)).toEqual([])
  expect(await since(50)).toHaveLength(1)
})

test('readers are answered where an edit cannot be read, and the log says so', async () => {
  const lines: unknown[] = []
  const store = { readOverrides: async () => ({ overrides: new Map(), damaged: [5] }) }
  const { gameSince } = gameAnswers({
    store,
    published,
    clock,
    log: (line) => lines.push(line),
    tableNames: ['mounts'],
  })
  const caller = { client: '', hasKey: false, isForeign: false, user: null, body: Buffer.alloc(0) }
  expect(await gameSince({ lang: 'de', tables: 'mounts', since: 49 }, caller)).toMatchObject({ ok: true })
  expect(lines).toMatchObject([{ level: 'error', table: 'mounts', ids: '5' }])
})
