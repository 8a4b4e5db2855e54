import { emptyFolder } from '@kupodex/data/folder.fixture'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localIssuer } from '../ground/config.ts'
import type { Running } from '../ground/running.ts'
import { madeUpPassword } from './people.ts'
import { startLogin } from './server.ts'
import { askForTokens, beginLogin, logIn, type LoginConfig, loginConfig, openBrowser } from './log-in.fixture.ts'
import { loginTexts } from './texts.ts'

const folder = emptyFolder()
let config: LoginConfig
let login: Running

beforeEach(async () => {
  config = await loginConfig(folder)
  login = await startLogin({ config, log: () => undefined, onNewPassword: () => Promise.resolve() })
})
afterEach(() => login.stop())

const person = { email: 'somebody@kupodex.example', password: 'a long password' }
const send = async (fields: Record<string, string>): Promise<[status: number, page: string]> => {
  const answer = await fetch(`${localIssuer(config)}/account?ui_locales=de`, {
    method: 'POST',
    body: new URLSearchParams({ do: 'password', ...fields }),
  })
  return [answer.status, await answer.text()]
}

const ends = (n: number) => loginTexts.de.changed.replace('{n}', String(n))

test('a new password takes the place of the old one and ends all logins', async () => {
  const browser = openBrowser(config)
  const { refresh_token: first } = await logIn(config, { ...person, kind: 'signup' }, browser)
  const { refresh_token: second } = await logIn(config, person)
  expect(await send({ ...person, next: 'another password' })).toEqual([200, expect.stringContaining(ends(2))])
  for (const refresh of [first, second])
    expect((await askForTokens(config, { grant_type: 'refresh_token', refresh_token: refresh })).status).toBe(400)
  expect((await beginLogin(config, browser)).to).toMatch(/^\/login\//)
  expect(await send({ ...person, next: 'a third password' })).toEqual([
    400,
    expect.stringContaining(loginTexts.de.wrong),
  ])
  expect((await logIn(config, { ...person, password: 'another password' })).access_token).toBeTruthy()
})

test('all devices can be logged out, with the password as it is; those of others stay logged in', async () => {
  const mina = { email: 'mina@kupodex.example', password: madeUpPassword }
  const { refresh_token: other } = await logIn(config, { email: 'rolf@kupodex.example' })
  await logIn(config, mina)
  expect(await send({ ...mina, do: 'devices' })).toEqual([200, expect.stringContaining(ends(1))])
  expect(await send({ ...mina, do: 'devices' })).toEqual([200, expect.stringContaining(ends(0))])
  expect((await askForTokens(config, { grant_type: 'refresh_token', refresh_token: other })).status).toBe(200)
})

test.each([
  [{ ...person, password: 'wrong', do: 'devices' }, 'wrong'],
  [{ ...person, next: 'short' }, 'shortPassword'],
  [{ email: 'mina@kupodex.example', password: madeUpPassword, next: 'a long password' }, 'fixed'],
] as const)('%j is refused', async (fields, failure) => {
  await logIn(config, { ...person, kind: 'signup' })
  expect(await send(fields)).toEqual([400, expect.stringContaining(loginTexts.de[failure])])
})
