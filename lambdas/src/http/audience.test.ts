import { type AnyCall, type Audience, calls, tokenHeader } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { type AudienceDeps, authorize, type OwnerOf, type User, type Verifier } from './audience.ts'
import { bodyOf, pathOf } from './call-samples.fixture.ts'
import type { HttpEvent, HttpResult } from './event.ts'
import { type Answers, httpHandler } from './handler.ts'

/** Users by their tokens. */
const users: Readonly<Record<string, User>> = {
  user: { id: 'u', key: 'k-u', email: null, roles: [] },
  owner: { id: 'o', key: 'k-o', email: null, roles: ['editor'] },
  admin: { id: 'a', key: 'k-a', email: null, roles: ['editor', 'admin'] },
}
const notValid = { ok: false, code: 'unauthorized', message: 'Not valid.' } as const
const verify: Verifier = async (token) => {
  const user = users[token]
  return user ? { ok: true, user } : notValid
}
const ownerOf: OwnerOf = async (id) => (id === 7 ? { user: 'k-o', since: 5 } : null)

const answered = { ok: true, value: { secret: 'of the owner' } } as never
const answers = Object.fromEntries(calls.map(({ id }) => [id, async () => answered])) as Answers

/** Asks for a call as though its contract said another audience. */
const ask = async (
  call: AnyCall,
  audience: string,
  who: string | undefined,
  { method = call.method, ...deps }: AudienceDeps & { method?: string } = { verify, ownerOf },
): Promise<HttpResult> => {
  const stated = call as { audience: string }
  const before = stated.audience
  stated.audience = audience
  try {
    const event: HttpEvent = {
      rawPath: pathOf(call),
      headers: {
        'access-control-request-method': call.method,
        ...(who === undefined ? {} : { [tokenHeader]: `Bearer ${who}` }),
      },
      requestContext: { http: { method } },
      body: bodyOf(call),
    }
    return await httpHandler(answers, { log: () => undefined, ...deps })(event)
  } finally {
    stated.audience = before
  }
}

const closed: [Audience | 'moderator', string[]][] = [
  ['user', ['user', 'owner', 'admin']],
  ['owner', ['owner']],
  ['admin', ['admin']],
  ['moderator', []],
]

describe.each(calls.map((call) => [call.id, call as AnyCall] as const))('%s', (_, call) => {
  test('anyone may ask for what is for anyone', async () => {
    const { statusCode, headers } = await ask(call, 'anyone', undefined)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
  })

  test.each(closed)('what is for %s is for %j', async (audience, meant) => {
    for (const who of [undefined, 'nobody', ...Object.keys(users)]) {
      const { statusCode, headers, body } = await ask(call, audience, who)
      // A call without a character id has no owner.
      const isMeant = meant.includes(who ?? '') && (audience !== 'owner' || call.path.includes('{id}'))
      expect([who, statusCode]).toEqual([who, isMeant ? 200 : who && who in users ? 403 : 401])
      expect(body.includes('secret')).toBe(isMeant)
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['cache-control']).toBe(isMeant ? 'private, no-store' : 'no-store')
    }
    const preflight = await ask(call, audience, undefined, { verify, method: 'OPTIONS' })
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, undefined])
  })

  test('without a verifier it is open to anyone, or closed', async () => {
    expect((await ask(call, 'anyone', 'admin', {})).statusCode).toBe(200)
    for (const [audience] of closed) expect((await ask(call, audience, 'admin', {})).statusCode).toBe(401)
  })

  test('without knowing owners nobody owns it', async () =>
    expect((await ask(call, 'owner', 'owner', { verify })).statusCode).toBe(403))
})

test('an owner does not own the characters of others', async () => {
  const verdict = (id: unknown) =>
    authorize({ audience: 'owner' }, { id }, { [tokenHeader]: 'bearer owner' }, { verify, ownerOf })
  expect([(await verdict(7)).ok, (await verdict(8)).ok, (await verdict('7')).ok]).toEqual([true, false, false])
})

test('a bearer token may stand after more than one space', async () =>
  expect((await authorize({ audience: 'user' }, {}, { [tokenHeader]: 'Bearer   user' }, { verify })).ok).toBe(true))

test.each([
  ...['owner', 'Basic owner', 'Bearer', 'Bearer owner admin', 'Bearer ow"ner', ''],
  ...['Bearer owner, Bearer owner', 'Bearer owner,admin', 'Bearer owner\nBearer admin'],
])('%j is not a bearer token, and is not verified', async (header) => {
  const verified: string[] = []
  const never: Verifier = (token) => (verified.push(token), verify('admin'))
  const verdict = await authorize({ audience: 'user' }, {}, { [tokenHeader]: header }, { verify: never })
  expect([verdict.ok, verified]).toEqual([false, []])
})

test('the `authorization` header of a function has the signature of CloudFront, not a token', async () =>
  expect((await authorize({ audience: 'user' }, {}, { authorization: 'Bearer user' }, { verify })).ok).toBe(false))
