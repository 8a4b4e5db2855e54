import { callById, tokenHeader } from '@kupodex/data/contract'
import { testFolder } from '@kupodex/data/folder.fixture'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import type { HttpHandler } from '@kupodex/lambdas'
import { endTokens } from '@kupodex/lambdas/users'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { localClientId, localIssuer } from '../ground/config.ts'
import type { Running } from '../ground/running.ts'
import { logIn, type LoginConfig, loginConfig } from './log-in.fixture.ts'
import { startLogin } from './server.ts'

const folder = testFolder()
let config: LoginConfig
let opened: TestStore
let login: Running
let handler: HttpHandler

beforeAll(async () => {
  opened = await startTestStore()
  config = await loginConfig(folder)
  const deps = { store: opened.store, log: () => undefined }
  login = await startLogin({
    config,
    log: () => undefined,
    onNewPassword: (subject) => endTokens(deps, { issuer: localIssuer(config), subject }),
  })
  const env = {
    ...{ AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' },
    AWS_ENDPOINT_URL_DYNAMODB: opened.endpoint,
    KUPODEX_TABLE: opened.table,
    KUPODEX_BUCKET: 'no-such-bucket',
    KUPODEX_API_KEYS: 'none',
    KUPODEX_READER_KEY: 'the secret of a test, 32 letters',
    KUPODEX_ISSUER: localIssuer(config),
    KUPODEX_CLIENT_ID: localClientId,
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  handler = ((await import('@kupodex/lambdas/functions/user')) as { handler: HttpHandler }).handler
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await login.stop()
  await opened.close()
})

const ask = async (id: 'createToken' | 'ownChars', token: string, body?: object) => {
  const { method, path } = callById(id)
  const { statusCode, body: text } = await handler({
    rawPath: path,
    headers: { [tokenHeader]: `Bearer ${token}` },
    requestContext: { http: { method } },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: statusCode, json: JSON.parse(text) as Record<string, unknown> }
}

const sendAccount = (fields: Record<string, string>) =>
  fetch(`${localIssuer(config)}/account`, { method: 'POST', body: new URLSearchParams(fields) })

/** Somebody who signed up, with a token for a program. */
const signUp = async (name: string) => {
  const person = { email: `${name}@kupodex.example`, password: 'a long password' }
  const { access_token: access } = await logIn(config, { ...person, kind: 'signup' })
  const { json } = await ask('createToken', access, { name: 'Plugin', scopes: ['read'], days: null })
  return { ...person, token: String(json.token) }
}
const statusFor = async ({ token }: { token: string }) => (await ask('ownChars', token)).status

test('programs are refused once the password was changed, and not before; nor are those of anybody else', async () => {
  const [own, other] = [await signUp('somebody'), await signUp('another')]
  expect(await statusFor(own)).toBe(200)
  const asked = { email: own.email, password: own.password }
  expect((await sendAccount({ ...asked, do: 'devices' })).status).toBe(200)
  expect((await sendAccount({ ...asked, do: 'password', next: 'short' })).status).toBe(400)
  expect(await statusFor(own)).toBe(200)
  expect((await sendAccount({ ...asked, do: 'password', next: 'another password' })).status).toBe(200)
  expect([await statusFor(own), await statusFor(other)]).toEqual([401, 200])
})
