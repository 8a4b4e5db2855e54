import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LogRecord } from '../ground/log.ts'
import { makeKey, type SigningKey, startTestIssuer, type TestIssuer, testClientId } from './issuer.fixture.ts'
import { keyOfSubject } from '@kupodex/data/store'
import { createVerifier, type VerifierDeps } from './verifier.ts'

const start = Date.UTC(2026, 10, 22)
const leeway = 500
/** How long (ms) an issuer has that answers in the end, on whatever machine, and one that never does. */
const [patience, soonOver] = [30_000, 1000]

let issuer: TestIssuer
let other: TestIssuer
let first: SigningKey
let second: SigningKey
let rsa: SigningKey
let now = start
const logged: LogRecord[] = []
beforeAll(async () => {
  ;[issuer, other, second, rsa] = await Promise.all([startTestIssuer(), startTestIssuer(), makeKey(), makeKey('RS256')])
  first = issuer.keys[0]!
})
afterAll(() => Promise.all([issuer.close(), other.close()]))
beforeEach(() => {
  now = start
  logged.length = 0
  Object.assign(issuer, { keys: [first, rsa], asked: 0, discovery: null, keySet: null })
})

const verifierOf = (changes: Partial<VerifierDeps> = {}) =>
  createVerifier({
    ...{ issuer: issuer.issuer, clientId: testClientId, rolesClaim: 'roles' },
    ...{ fetch, clock: () => now, log: (record: LogRecord) => void logged.push(record), patience },
    ...changes,
  })

/** The code with which a token is refused, or `ok`. */
const verdict = async (token: string | Promise<string>, verify = verifierOf()) => {
  const result = await verify(await token)
  return result.ok ? 'ok' : result.code
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = (ms: number) => ms / 1000
const token = (...changes: Parameters<TestIssuer['token']> extends [string, number, ...infer Rest] ? Rest : never) =>
  issuer.token('mina', now, ...changes)

describe('a token of our issuer', () => {
  test('says who its user is', async () => {
    const claims = { email: 'mina@kupodex.example', roles: ['admin'] }
    const key = keyOfSubject(issuer.issuer, 'mina')
    expect(await verifierOf()(await token({ claims }))).toEqual({
      ok: true,
      user: { id: 'mina', key, email: 'mina@kupodex.example', roles: ['admin'] },
    })
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(keyOfSubject(other.issuer, 'mina')).not.toBe(key)
  })

  test.each([
    ['roles', { roles: 'admin' }, ['admin']],
    ['roles', { roles: [] }, []],
    ['roles', { roles: ['', 5, null, 'editor'] }, ['editor']],
    ['roles', { roles: { admin: true } }, []],
    ['roles', {}, []],
    ['cognito:groups', { roles: ['admin'], 'cognito:groups': ['editor'] }, ['editor']],
    ['https://kupodex.example/roles', { 'https://kupodex.example/roles': ['admin'] }, ['admin']],
    ['toString', {}, []],
  ])('has its roles in the claim %s: %j', async (rolesClaim, claims, roles) => {
    expect(await verifierOf({ rolesClaim })(await token({ claims }))).toMatchObject({ user: { roles, email: null } })
  })

  test('may be signed by RSA, and for others besides us', async () => {
    expect(await verdict(token({ key: rsa, claims: { aud: ['other', testClientId] } }))).toBe('ok')
  })

  test.each([
    ['an access token by its type', {}, {}, 'ok'],
    ['the same with a prefix', {}, { typ: 'application/at+jwt' }, 'ok'],
    ['an access token by its scope', { scope: '' }, { typ: 'JWT' }, 'ok'],
    ['an access token without a type', { scope: 'openid' }, { typ: undefined }, 'ok'],
    ['an ID token', { nonce: 'n', at_hash: 'h' }, { typ: 'JWT' }, 'unauthorized'],
    ['an ID token without a type', {}, { typ: undefined }, 'unauthorized'],
    ['a logout token', { scope: 'openid' }, { typ: 'logout+jwt' }, 'unauthorized'],
    ['an ID token of Cognito', { token_use: 'id', scope: '' }, { typ: undefined }, 'unauthorized'],
    [
      'an access token of Cognito',
      { token_use: 'access', aud: undefined, client_id: testClientId },
      { typ: undefined },
      'ok',
    ],
    [
      'an access token of Cognito for another client',
      { token_use: 'access', aud: undefined, client_id: 'other' },
      { typ: undefined },
      'unauthorized',
    ],
    ['a token that names only its client', { aud: undefined, client_id: testClientId }, {}, 'unauthorized'],
  ])('%s', async (_, claims, header, expected) => expect(await verdict(token({ claims, header }))).toBe(expected))
})

describe('is refused', () => {
  test.each(['', 'abc', 'a.b', 'a.b.c', 'a.b.c.d.e', '..', `${encode({ alg: 'ES256' })}.${encode({})}.`])(
    'what is no token: %j',
    async (text) => expect(await verdict(text)).toBe('unauthorized'),
  )

  test('a token without a signature', async () => {
    const [, payload] = (await token()).split('.')
    for (const alg of ['none', 'None', 'NONE', '']) {
      for (const signature of ['', 'AAAA'])
        expect(await verdict(`${encode({ alg, typ: 'at+jwt' })}.${payload}.${signature}`)).toBe('unauthorized')
    }
  })

  test('a token that is signed with the public key as a secret', async () => {
    const [, payload] = (await token({ key: rsa })).split('.')
    const head = `${encode({ alg: 'HS256', kid: rsa.kid, typ: 'at+jwt' })}.${payload}`
    for (const secret of [rsa.pem, rsa.pem.trim(), JSON.stringify(rsa.jwk), rsa.jwk.n ?? '']) {
      const signature = createHmac('sha256', secret).update(head).digest('base64url')
      expect(await verdict(`${head}.${signature}`)).toBe('unauthorized')
    }
  })

  test('a token with an algorithm that is not ours, although a key fits', async () => {
    const { jwk, kid } = rsa
    issuer.keySet = (response) => response.end(JSON.stringify({ keys: [{ ...jwk, alg: undefined }] }))
    const sign = await crypto.subtle.generateKey(
      { name: 'RSA-PSS', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      false,
      ['sign'],
    )
    const forged = token({ header: { alg: 'PS256', kid }, sign: sign.privateKey })
    expect(await verdict(forged)).toBe('unauthorized')
  })

  test('a token that was changed, or brings its own key', async () => {
    const [head, , signature] = (await token()).split('.')
    const payload = encode({ iss: issuer.issuer, aud: testClientId, sub: 'boss', exp: seconds(now) + 300 })
    expect(await verdict(`${head}.${payload}.${signature}`)).toBe('unauthorized')
    const header = { jwk: second.jwk, jku: `${other.issuer}/keys`, kid: first.kid }
    expect(await verdict(token({ key: second, header }))).toBe('unauthorized')
  })

  test.each<[string, Record<string, unknown>]>([
    ['for somebody else', { aud: 'other' }],
    ['for nobody', { aud: [] }],
    ['for part of our name', { aud: testClientId.slice(1) }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of an issuer that begins like ours', { iss: 'http://127.0.0.1:1' }],
    ['of no issuer', { iss: undefined }],
    ['without an end', { exp: undefined }],
    ['with an end that is no number', { exp: 'tomorrow' }],
    ['without a user', { sub: undefined }],
    ['of a user without a name', { sub: '' }],
    ['of a user with a name that is too long', { sub: 'x'.repeat(256) }],
    ['of a user whose name is no text', { sub: 5 }],
  ])('a token %s', async (_, claims) => expect(await verdict(token({ claims }))).toBe('unauthorized'))

  test('a token that another issuer made for us', async () => {
    expect(await verdict(other.token('mina', now))).toBe('unauthorized')
    expect(await verdict(other.token('mina', now, { claims: { iss: issuer.issuer } }))).toBe('unauthorized')
    expect(
      await verdict(other.token('mina', now, { claims: { iss: issuer.issuer }, header: { kid: first.kid } })),
    ).toBe('unauthorized')
  })

  test.each([
    [{ exp: seconds(start) - leeway + 1 }, 'ok'],
    [{ exp: seconds(start) - leeway }, 'tokenExpired'],
    [{ exp: seconds(start) - 86_400 }, 'tokenExpired'],
    [{ nbf: seconds(start) + leeway }, 'ok'],
    [{ nbf: seconds(start) + leeway + 1 }, 'unauthorized'],
  ])('a token of another time, with a leeway of 500 s: %j: %s', async (claims, expected) =>
    expect(await verdict(token({ claims }))).toBe(expected),
  )

  test('an expired token as not valid, where it was not valid before', async () => {
    const exp = seconds(start) - 86_400
    expect(await verdict(token({ claims: { exp }, key: second }))).toBe('unauthorized')
    expect(await verdict(token({ claims: { exp, iss: 'https://evil.example' } }))).toBe('unauthorized')
  })
})

describe('keys', () => {
  test('are asked for once, by however many at once', async () => {
    const verify = verifierOf()
    const tokens = await Promise.all(Array.from({ length: 20 }, () => token()))
    expect(await Promise.all(tokens.map((each) => verdict(each, verify)))).toEqual(Array(20).fill('ok'))
    now += 9 * 60_000
    expect(await verdict(token(), verify)).toBe('ok')
    expect(issuer.asked).toBe(1)
  })

  test('are not asked for by what is no token of ours', async () => {
    for (const text of ['abc', 'a.b.c', `${encode({ alg: 'none' })}.${encode({})}.`]) await verdict(text)
    expect(issuer.asked).toBe(0)
  })

  test('that are new are found at the first token that was signed with one, and old ones end', async () => {
    const verify = verifierOf()
    const old = await token()
    expect(await verdict(old, verify)).toBe('ok')
    issuer.keys = [second]
    now += 30_000
    expect(await verdict(token(), verify)).toBe('ok')
    expect(await verdict(old, verify)).toBe('unauthorized')
    expect(issuer.asked).toBe(2)
  })

  test('that are withdrawn end within ten minutes', async () => {
    const verify = verifierOf()
    expect(await verdict(token(), verify)).toBe('ok')
    issuer.keys = [second]
    now += 10 * 60_000
    expect(await verdict(token({ key: first }), verify)).toBe('unauthorized')
  })

  test('that nobody has make no more than a request in half a minute', async () => {
    const verify = verifierOf()
    await verdict(token(), verify)
    for (let turn = 0; turn < 30; turn++) {
      now += 1_000
      expect(await verdict(token({ header: { kid: `made-up-${turn}` } }), verify)).toBe('unauthorized')
    }
    expect(issuer.asked).toBe(2)
  })

  test('of the same name are both tried', async () => {
    const twin = await makeKey('ES256', first.kid)
    const stranger = await makeKey('ES256', first.kid)
    issuer.keys = [twin, first]
    const verify = verifierOf()
    expect(await verdict(token({ key: first }), verify)).toBe('ok')
    expect(await verdict(token({ key: twin }), verify)).toBe('ok')
    expect(await verdict(token({ key: stranger }), verify)).toBe('unauthorized')
    expect(await verdict(token({ key: first, claims: { exp: 1 } }), verify)).toBe('tokenExpired')
  })

  test('that cannot be used are left out: weak, of other kinds, for other uses, broken', async () => {
    const weak = await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 1024, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['sign', 'verify'],
    )
    const weakJwk = await crypto.subtle.exportKey('jwk', weak.publicKey)
    const odd = [
      ...[null, 'key', {}, { kty: 'oct', k: 'AAAA', kid: 'secret' }, { kty: 'EC', crv: 'P-256', kid: 'half' }],
      ...[
        { ...weakJwk, kid: 'weak', alg: 'RS256' },
        { ...second.jwk, use: 'enc' },
        { ...rsa.jwk, n: 5 },
      ],
    ]
    issuer.keySet = (response) => response.end(JSON.stringify({ keys: [...odd, first.jwk] }))
    const verify = verifierOf()
    expect(await verdict(token(), verify)).toBe('ok')
    expect(await verdict(token({ header: { kid: 'weak', alg: 'RS256' }, key: rsa }), verify)).toBe('unauthorized')
    expect(await verdict(token({ key: second }), verify)).toBe('unauthorized')
  })
})

describe('an issuer that is not well', () => {
  const silent = 'answers too slowly'
  const ways: [string, () => void][] = [
    [silent, () => (issuer.keySet = () => undefined)],
    ['answers with an error', () => (issuer.keySet = (response) => response.writeHead(500).end('{}'))],
    ['hangs up', () => (issuer.keySet = (response) => response.destroy())],
    ['answers with garbage', () => (issuer.keySet = (response) => response.end('<html>'))],
    ['answers with something else', () => (issuer.keySet = (response) => response.end('{"keys":{}}'))],
    ['has no key', () => (issuer.keySet = (response) => response.end('{"keys":[]}'))],
    [
      'has too many keys',
      () => (issuer.keySet = (response) => response.end(JSON.stringify({ keys: Array(21).fill(first.jwk) }))),
    ],
    [
      'answers without end',
      () => {
        issuer.keySet = (response) => {
          const more = () => void (response.destroyed || response.write('['.repeat(65_536), () => setImmediate(more)))
          more()
        }
      },
    ],
    [
      'sends us elsewhere',
      () => (issuer.keySet = (response) => response.writeHead(302, { location: `${other.issuer}/keys` }).end()),
    ],
    ['has no discovery', () => (issuer.discovery = (response) => response.writeHead(404).end())],
    [
      'says it is another',
      () => {
        const document = { issuer: other.issuer, jwks_uri: `${other.issuer}/keys` }
        issuer.discovery = (response) => response.end(JSON.stringify(document))
      },
    ],
    [
      'has its keys where anyone on the way could change them',
      () => {
        const document = { issuer: issuer.issuer, jwks_uri: 'http://keys.example/keys' }
        issuer.discovery = (response) => response.end(JSON.stringify(document))
      },
    ],
  ]

  test.each(ways)('%s: nobody is called wrong, and it is asked again after some seconds', async (way, fall) => {
    fall()
    const verify = verifierOf(way === silent ? { patience: soonOver } : {})
    const good = await token()
    expect(await verify(good)).toMatchObject({ code: 'unavailable', retryAfter: 5 })
    const { asked } = issuer
    expect(await verdict(good, verify)).toBe('unavailable')
    expect(issuer.asked).toBe(asked)
    Object.assign(issuer, { discovery: null, keySet: null })
    now += 5_000
    expect(await verdict(good, verify)).toBe('ok')
    expect(logged).toMatchObject([{ level: 'error', event: 'keysUnavailable' }])
    expect(JSON.stringify(logged)).not.toContain(good.split('.')[1])
  })

  test.each(ways)('%s: its last keys stay in use', async (way, fall) => {
    const verify = verifierOf(way === silent ? { patience: soonOver } : {})
    expect(await verdict(token(), verify)).toBe('ok')
    fall()
    for (let turn = 0; turn < 3; turn++) {
      now += 11 * 60_000
      expect(await verdict(token(), verify)).toBe('ok')
      expect(await verdict(token({ key: second }), verify)).toBe('unauthorized')
    }
    expect(logged.every(({ level }) => level === 'warn')).toBe(true)
  })
})
