import { createHash } from 'node:crypto'
import { bodyHashHeader, matcherOf } from '@kupodex/data/contract'
import { type Answers, httpHandler } from '@kupodex/lambdas'
import { behavioursOf } from '#edge/behaviours.ts'
import { userCalls, withUserCalls } from '#edge/user-calls.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw, startTestWeb } from './web.fixture.ts'

const userOf = (id: string, ...roles: string[]) => ({ id, key: id, email: null, roles })
const users = new Map([userOf('mina'), userOf('boss', 'admin')].map((user) => [user.id, user]))

/** Each call answers what came to it. */
const answers = Object.fromEntries(
  userCalls.map(({ id }) => [
    id,
    async (params: unknown, { user, body }: { user: { id: string } | null; body: Buffer }) => ({
      ok: true,
      value: { id, params, user: user?.id, body: body.toString() },
    }),
  ]),
) as unknown as Answers
const handler = httpHandler(answers, {
  log: () => {},
  match: matcherOf(withUserCalls),
  verify: async (token) => {
    const user = users.get(token)
    return user ? { ok: true, user } : { ok: false, code: 'unauthorized', message: 'Not valid.' }
  },
  ownerOf: async (id) => (id === 7 ? { user: 'mina', since: 1 } : null),
})

let web: Awaited<ReturnType<typeof startTestWeb>>
beforeAll(async () => {
  web = await startTestWeb(
    {},
    { character: handler, game: handler, search: handler },
    { behaviours: behavioursOf(withUserCalls) },
  )
})
afterAll(() => web.stop())

const ask = async (
  method: string,
  path: string,
  { token, body = '', headers = {} }: { token?: string; body?: string; headers?: Record<string, string> } = {},
) => {
  const bytes = Buffer.from(body)
  const sent = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'GET' ? {} : { [bodyHashHeader]: createHash('sha256').update(bytes).digest('hex') }),
    ...headers,
  }
  const answer = await askRaw(web.port, path, { method, headers: sent, ...(body ? { body: bytes } : {}) })
  return { ...answer, json: answer.text.startsWith('{') ? (JSON.parse(answer.text) as Record<string, unknown>) : {} }
}

test.each([
  ['GET', '/api/own/chars/', '', 'mina', {}],
  ['GET', '/api/own/goals', '', 'mina', {}],
  ['PUT', '/api/own/settings', '{"theme":"dark"}', 'mina', {}],
  ['POST', '/api/own/favorites/9/', '', 'mina', { id: 9 }],
  ['DELETE', '/api/own/favorites/9', '', 'mina', { id: 9 }],
  ['POST', '/api/own/char/7/mounts/1,2', '{"mark":true}', 'mina', { id: 7, type: 'mounts', ids: '1,2' }],
  ['DELETE', '/api/own/banner/7', '', 'mina', { id: 7 }],
  ['PUT', '/api/own/admin/mount/7', '{"howTo":""}', 'boss', { type: 'mount', id: 7 }],
])('%s %s comes with who asks and what they send', async (method, path, body, token, params) => {
  const { status, json, headers } = await ask(method, path, { token, body })
  expect([status, json.params, json.user, json.body]).toEqual([200, params, token, body])
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test.each([
  [401, 'GET', '/api/own/chars', undefined],
  [401, 'GET', '/api/own/chars', 'stranger'],
  [401, 'DELETE', '/api/own/char/7/mounts/1', undefined],
  [403, 'DELETE', '/api/own/char/8/mounts/1', 'mina'],
  [403, 'PUT', '/api/own/admin/mount/7', 'mina'],
  [405, 'DELETE', '/api/own/settings', 'mina'],
])('%i: %s %s with the token %s', async (status, method, path, token) => {
  const answer = await ask(method, path, token === undefined ? {} : { token })
  expect(answer.status).toBe(status)
  if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD, PUT, OPTIONS')
})

test('a token is worth nothing in the query, in a cookie, or beside another one', async () => {
  expect((await ask('GET', '/api/own/chars?access_token=mina')).status).toBe(401)
  expect((await ask('GET', '/api/own/chars', { headers: { cookie: 'access_token=mina' } })).status).toBe(401)
  const several = { authorization: ['Bearer mina', 'Bearer mina'] } as never
  expect((await ask('GET', '/api/own/chars', { headers: several })).status).toBe(401)
})

test('a token in the header that the edge itself writes is worth nothing', async () =>
  expect((await ask('GET', '/api/own/chars', { headers: { 'x-authorization': 'Bearer boss' } })).status).toBe(401))

test('a body whose hash is missing or wrong does not come to the function', async () => {
  for (const hash of ['', 'UNSIGNED-PAYLOAD']) {
    const given = { token: 'mina', body: '{}', headers: { [bodyHashHeader]: hash } }
    expect((await ask('PUT', '/api/own/settings', given)).json).not.toHaveProperty('user')
  }
})

test('the page of another site is allowed nothing', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  const { status, headers: answered } = await ask('OPTIONS', '/api/own/favorites/9', { headers })
  expect(status).toBe(204)
  expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([])
})
