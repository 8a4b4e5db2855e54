import { keyOfSubject } from '@kupodex/data/store'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let opened: TestStore
beforeAll(async () => {
  opened = await startTestStore()
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', opened.endpoint)
  vi.stubEnv('KUPODEX_TABLE', opened.table)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await opened.close()
})

test('a new password ends tokens in the table that the environment names, without a setting of the pool', async () => {
  const { handler } = await import('./password.ts')
  const user = keyOfSubject('https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool', 'mina')
  const token = { id: 'a', hash: 'hash', name: 'Plugin', start: 'kpx_abcd', scopes: [], createdAt: 1, expiresAt: null }
  await opened.store.createToken(user, token, 10)
  const event = {
    ...{ triggerSource: 'PostConfirmation_ConfirmForgotPassword', region: 'us-east-1', userPoolId: 'us-east-1_pool' },
    ...{ userName: 'mina', request: { userAttributes: { sub: 'mina' } }, response: {} },
  }
  expect(await handler(event, { getRemainingTimeInMillis: () => 60_000 })).toBe(event)
  expect(await opened.store.useToken('hash', 1)).toBeNull()
})
