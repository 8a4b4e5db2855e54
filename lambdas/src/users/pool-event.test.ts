import { keyOfSubject, type Store } from '@kupodex/data/store'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeEach, expect, test } from 'vitest'
import type { LogRecord } from '../ground/log.ts'
import { answerPool } from './pool-event.ts'

const sub = '65e45672-8c5d-467e-958c-2a276e806079'
const issuer = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_aB3dE6gH9'
const user = keyOfSubject(issuer, sub)
const other = keyOfSubject(issuer, 'another')

/** The event of the developer guide, "Post confirmation Lambda trigger", after a new password. */
const reset = {
  version: '1',
  region: 'eu-central-1',
  userPoolId: 'eu-central-1_aB3dE6gH9',
  userName: sub,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: '1t8fbup93kurjc7ukntqanvya' },
  triggerSource: 'PostConfirmation_ConfirmForgotPassword',
  request: { userAttributes: { sub, email: 'mina@kupodex.example', 'cognito:user_status': 'CONFIRMED' } },
  response: {},
}

const opened = openForAll(startTestStore)
let logged: LogRecord[]
beforeEach(async () => {
  logged = []
  for (const who of [user, other]) {
    await opened.store.revokeTokens(who)
    for (const id of ['a', 'b']) await opened.store.createToken(who, tokenOf(who, id), 10)
  }
})

const tokenOf = (who: string, id: string) => ({
  ...{ id, hash: `${who}-${id}`, name: 'Plugin', start: 'kpx_abcd', scopes: [], createdAt: 1, expiresAt: null },
})
const valid = async () => {
  const found = await Promise.all(
    [user, other].flatMap((who) => ['a', 'b'].map((id) => opened.store.useToken(`${who}-${id}`, 1))),
  )
  return found.map((token) => token?.user)
}

const answer = (event: unknown, store: Pick<Store, 'revokeTokens'> = opened.store, signal?: AbortSignal) =>
  answerPool({ store, log: (record) => void logged.push(record) }, event, signal)

test('a new password ends all tokens of the user, and none of anybody else; Cognito gets its event back', async () => {
  expect(await answer(reset)).toBe(reset)
  expect(await valid()).toEqual([undefined, undefined, other, other])
  expect(await opened.store.readTokens(user)).toEqual([])
  expect(logged).toEqual([{ level: 'info', event: 'tokensEnded', revoked: 2 }])
})

test.each(['PostConfirmation_ConfirmSignUp', 'PreSignUp_SignUp', 'PostAuthentication_Authentication'])(
  '%s ends none',
  async (triggerSource) => {
    const event = { ...reset, triggerSource }
    expect(await answer(event)).toBe(event)
    expect(await valid()).toEqual([user, user, other, other])
    expect(logged).toEqual([])
  },
)

test.each([null, 'event', {}, { ...reset, triggerSource: 7 }])(
  '%j is refused: it comes from no pool',
  async (event) => {
    await expect(answer(event)).rejects.toThrow('This is no event of a user pool')
    expect(await valid()).toEqual([user, user, other, other])
  },
)

test.each([
  [{ region: undefined }, 'region'],
  [{ region: 'evil.example/' }, 'region'],
  [{ userPoolId: '../pool' }, 'userPoolId'],
  [{ request: {} }, 'request.userAttributes'],
  [{ request: { userAttributes: { sub: '' } } }, 'request.userAttributes.sub'],
])('a new password with %j ends nobody’s, is logged, and goes through', async (changes, where) => {
  const event = { ...reset, ...changes }
  expect(await answer(event)).toBe(event)
  expect(await valid()).toEqual([user, user, other, other])
  expect(logged).toMatchObject([
    { level: 'error', event: 'badPoolEvent', error: expect.stringMatching(new RegExp(`at ${where}$`, 'm')) },
  ])
})

const notEnded = (error: string) => [{ level: 'error', event: 'tokensNotEnded', subject: sub, error }]

test('a store that fails stops no new password: the log says whose tokens are left', async () => {
  const broken = { revokeTokens: () => Promise.reject(new Error('The table is away')) }
  expect(await answer(reset, broken)).toBe(reset)
  expect(logged).toEqual(notEnded('Error: The table is away'))
})

test.each(['before', 'meanwhile'])('nobody waits when the time ends %s', async (when) => {
  const ending = new AbortController()
  const end = () => ending.abort(new Error('The time is over'))
  if (when === 'before') end()
  const hanging = {
    revokeTokens: () => {
      if (when === 'meanwhile') queueMicrotask(end)
      return new Promise<never>(() => undefined)
    },
  }
  expect(await answer(reset, hanging, ending.signal)).toBe(reset)
  expect(logged).toEqual(notEnded('Error: The time is over'))
})
