import { type AnyCall, type Audience, calls, type Scope, tokenHeader } from '@kupodex/data/contract'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '../http/call-samples.fixture.ts'
import type { HttpEvent } from '../http/event.ts'
import { type Answers, httpHandler, type HttpHandler } from '../http/handler.ts'
import { makeKey, startTestIssuer, type TestIssuer, testClientId } from './issuer.fixture.ts'
import { keyOfSubject } from '@kupodex/data/store'
import { makeToken } from './program-token.ts'
import { withPrograms } from './program-verifier.ts'
import { createVerifier } from './verifier.ts'

/** The character that every call is about, where it is about one. */
const character = 7
const now = Date.UTC(2026, 10, 22)

/** Who asks: what their request has besides the path. */
let askers: Record<string, Partial<HttpEvent>>
let issuer: TestIssuer
let other: TestIssuer
let handler: HttpHandler
let opened: TestStore

const bearer = (...tokens: string[]) => ({
  headers: { [tokenHeader]: tokens.map((token) => `Bearer ${token}`).join(', ') },
})

const programs: Readonly<Record<string, { user: string; scopes: Scope[] }>> = {
  'read program': { user: 'user', scopes: ['read'] },
  'mark program': { user: 'user', scopes: ['mark'] },
  'read program of the owner': { user: 'owner', scopes: ['read'] },
  'mark program of the owner': { user: 'owner', scopes: ['mark'] },
  'program of the admin': { user: 'admin', scopes: ['read', 'mark'] },
}

const programToken = async (user: string, scopes: Scope[], expiresAt: number | null = null) => {
  const { token, ...made } = makeToken()
  const key = keyOfSubject(issuer.issuer, user)
  await opened.store.createToken(key, { ...made, name: 'Test', scopes, createdAt: 1, expiresAt }, 20)
  return { token, key, id: made.id }
}

beforeAll(async () => {
  ;[issuer, other, opened] = await Promise.all([startTestIssuer(), startTestIssuer(), startTestStore()])
  const whole: Scope[] = ['read', 'mark']
  const revoked = await programToken('owner', whole)
  await opened.store.revokeToken(revoked.key, revoked.id)
  const { token: valid } = await programToken('owner', whole)
  const made = Object.entries(programs).map(
    async ([who, { user, scopes }]) => [who, bearer((await programToken(user, scopes)).token)] as const,
  )
  const ofPrograms = {
    ...Object.fromEntries(await Promise.all(made)),
    'revoked program': bearer(revoked.token),
    'expired program': bearer((await programToken('owner', whole, now)).token),
    'unknown program': bearer(makeToken().token),
    'mistyped program': bearer(valid.slice(0, -1)),
  }
  const admin = { claims: { roles: ['admin'] } }
  const owner = await issuer.token('owner', now)
  askers = {
    anonymous: {},
    user: bearer(await issuer.token('user', now)),
    owner: bearer(owner),
    'other owner': bearer(await issuer.token('other-owner', now)),
    admin: bearer(await issuer.token('admin', now, admin)),
    expired: bearer(await issuer.token('owner', now - 3_600_000, admin)),
    forged: bearer(await issuer.token('owner', now, { ...admin, key: await makeKey('ES256', issuer.keys[0]?.kid) })),
    'other issuer': bearer(await other.token('owner', now, admin)),
    'other client': bearer(await issuer.token('owner', now, { claims: { ...admin.claims, aud: 'other' } })),
    'two tokens': bearer(owner, owner),
    'another header': { headers: { authorization: `Bearer ${owner}`, 'x-access-token': owner } },
    'a cookie': { headers: { cookie: `access_token=${owner}` } },
    'the query': { rawQueryString: `access_token=${owner}` } as Partial<HttpEvent>,
    'the body': { body: `access_token=${owner}` },
    ...ofPrograms,
  }
  const owners = new Map([
    [character, { user: keyOfSubject(issuer.issuer, 'owner'), since: 1 }],
    [character + 1, { user: keyOfSubject(issuer.issuer, 'other-owner'), since: 1 }],
  ])
  const answers = Object.fromEntries(calls.map(({ id }) => [id, async () => ({ ok: true, value: 'answered' })]))
  handler = httpHandler(answers as unknown as Answers, {
    log: () => undefined,
    verify: withPrograms(
      createVerifier({
        ...{ issuer: issuer.issuer, clientId: testClientId, rolesClaim: 'roles' },
        ...{ fetch, clock: () => now, log: () => undefined },
      }),
      { store: opened.store, clock: () => now },
    ),
    ownerOf: async (id) => owners.get(id) ?? null,
  })
})
afterAll(() => Promise.all([issuer.close(), other.close(), opened.close()]))

/** Whom a call lets in; everybody else with a valid token is forbidden. */
const letIn: Record<Exclude<Audience, 'anyone'>, readonly string[]> = {
  user: ['user', 'owner', 'other owner', 'admin'],
  owner: ['owner'],
  admin: ['admin'],
}
const withToken = letIn.user

const closed = (calls as readonly AnyCall[]).flatMap((call) =>
  call.audience === ('anyone' as Audience) ? [] : [[call.id, call] as const],
)

/** Programs get to what has a scope, where they have it too and their user may; whatever else they have is of no use. */
const expectedOfProgram = ({ audience, scope, ...call }: AnyCall, who: string): [number, string | undefined] => {
  if (scope === undefined) return [403, 'forbidden']
  const program = programs[who]
  if (!program) return [401, who === 'expired program' ? 'tokenExpired' : 'unauthorized']
  const isLetIn = program.scopes.includes(scope) && letIn[audience as keyof typeof letIn].includes(program.user)
  if (!isLetIn) return [403, 'forbidden']
  return call.body ? [400, 'badBody'] : [200, undefined]
}

const expected = (call: AnyCall, who: string): [number, string | undefined] => {
  if (who.includes('program')) return expectedOfProgram(call, who)
  if (letIn[call.audience as keyof typeof letIn].includes(who))
    // Those who are let in learn next that there is no body.
    return 'body' in call ? [400, 'badBody'] : [200, undefined]
  if (withToken.includes(who)) return [403, 'forbidden']
  return [401, who === 'expired' ? 'tokenExpired' : 'unauthorized']
}

test('there are calls that are not for anyone', () => expect(closed.length).toBeGreaterThan(5))

describe.each(closed)('%s', (_, call) => {
  test('answers whom it is for, and nobody else', async () => {
    for (const [who, asked] of Object.entries(askers)) {
      const requestContext = { http: { method: call.method } }
      const { statusCode, body } = await handler({ rawPath: pathOf(call), requestContext, ...asked })
      const { code } = JSON.parse(body) as { code?: string }
      expect([who, statusCode, code]).toEqual([who, ...expected(call, who)])
    }
  })
})

test('programs may read and mark, and nothing that is about the account or what others see', () => {
  const open = closed.filter(([, { scope }]) => scope !== undefined).map(([id, { scope }]) => `${scope} ${id}`)
  expect(open.sort()).toEqual([
    ...['mark mark', 'mark markMany', 'mark putMarks', 'mark undoMarks', 'mark unmark'],
    ...['read charSettings', 'read exportMarks', 'read favorites', 'read ownChar', 'read ownChars'],
    ...['read ownItems', 'read ownTimeline', 'read wishes'],
  ])
})
