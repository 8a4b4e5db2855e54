import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey, type SigningKey } from './issuer.fixture.ts'
import { createVerifier } from './verifier.ts'

const start = Date.UTC(2026, 10, 22)
const client = '1t8fbup93kurjc7ukntqanvya'
const [ours, theirs] = ['eu-central-1_ours', 'eu-central-1_theirs']

/** Keys of a pool: Cognito has one for access tokens and another for ID tokens, both in the key set of the pool. */
interface PoolKeys {
  access: SigningKey
  id: SigningKey
}

let server: Server
let origin: string
const pools: Record<string, PoolKeys> = {}

/** Cognito's addresses: all pools of a region have one host, and a pool is a folder there. */
beforeAll(async () => {
  for (const pool of [ours, theirs]) {
    const [access, id] = await Promise.all([makeKey('RS256'), makeKey('RS256')])
    pools[pool] = { access, id }
  }
  server = createServer(({ url = '' }, response) => {
    const [, pool = '', folder, file] = url.split('/')
    const keys = pools[pool]
    const answers: Record<string, object> = {
      'openid-configuration': { issuer: `${origin}/${pool}`, jwks_uri: `${origin}/${pool}/.well-known/jwks.json` },
      'jwks.json': { keys: keys && [keys.id.jwk, keys.access.jwk] },
    }
    const answer = folder === '.well-known' && keys ? answers[file ?? ''] : undefined
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const seconds = start / 1000
const user = '65e45672-8c5d-467e-958c-2a276e806079'
const common = {
  sub: user,
  auth_time: seconds,
  iat: seconds,
  exp: seconds + 900,
  jti: 'j',
  origin_jti: 'o',
  event_id: 'e',
}

/** The claims of the developer guide, "Understanding the access token" and "Understanding the identity (ID) token". */
const claims = {
  access: {
    ...common,
    ...{ token_use: 'access', client_id: client, scope: 'openid email', username: user, version: 2 },
  },
  id: {
    ...common,
    ...{ token_use: 'id', aud: client, at_hash: 'h', email: 'mina@kupodex.example', email_verified: true },
    'cognito:username': user,
  },
}

interface Changes {
  use?: 'access' | 'id'
  pool?: string
  said?: Record<string, unknown>
  /** Whose key signs; that of the pool and the use if not given. */
  key?: SigningKey | undefined
}

const token = ({
  use = 'access',
  pool = ours,
  said: claimed = {},
  key = pools[pool]?.[use],
}: Changes = {}): Promise<string> =>
  // Cognito's tokens have no type.
  new SignJWT({ iss: `${origin}/${pool}`, ...claims[use], ...claimed })
    .setProtectedHeader({ alg: 'RS256', kid: key!.kid })
    .sign(key!.sign)

const check = async (changes: Changes, minutes = 0) => {
  const verify = createVerifier({
    ...{ issuer: `${origin}/${ours}`, clientId: client, rolesClaim: 'cognito:groups' },
    ...{ fetch, clock: () => start + minutes * 60_000, log: () => undefined },
  })
  return verify(await token(changes))
}

test('an access token of the pool says who its user is, by the same name as the ID token does', async () =>
  expect(await check({})).toMatchObject({ ok: true, user: { id: user, email: null, roles: [] } }))

test('the group of administrators is their role', async () =>
  expect(await check({ said: { 'cognito:groups': ['admin'] } })).toMatchObject({ user: { roles: ['admin'] } }))

test.each<[string, Changes]>([
  ['an ID token', { use: 'id' }],
  ['an ID token that an administrator sends', { use: 'id', said: { 'cognito:groups': ['admin'], scope: 'openid' } }],
  ['an access token for another client of the pool', { said: { client_id: 'another' } }],
  [
    'one that names our client as its audience, and another as its client',
    { said: { client_id: 'another', aud: 'another' } },
  ],
  ['one of another pool in the same region', { pool: theirs }],
  ['one without a use', { said: { token_use: undefined } }],
  ['one of another use', { said: { token_use: 'refresh' } }],
  ['one without a user', { said: { sub: undefined } }],
  ['one without an end', { said: { exp: undefined } }],
])('%s is refused', async (_, changes) =>
  expect(await check(changes)).toMatchObject({ ok: false, code: 'unauthorized' }),
)

test('a token of another pool that says it is of ours is refused', async () =>
  expect(await check({ key: pools[theirs]?.access })).toMatchObject({ ok: false, code: 'unauthorized' }))

test.each([
  [15, true],
  [23, true],
  // A quarter of an hour, and what clocks may differ by.
  [24, false],
])('%i minutes after it was made it is valid: %s', async (minutes, ok) =>
  expect(await check({}, minutes)).toMatchObject(ok ? { ok } : { ok, code: 'tokenExpired' }),
)
