import { statSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { createVerifier } from '@kupodex/lambdas/users'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localClientId, localIssuer } from '../ground/config.ts'
import type { Running } from '../ground/running.ts'
import { graceOfRenewal } from './grants.ts'
import { madeUpPassword, madeUpPeople } from './people.ts'
import { startLogin } from './server.ts'
import {
  askForTokens,
  beginLogin,
  fillIn,
  leadsTo,
  logIn,
  type LoginConfig,
  loginConfig,
  openBrowser,
  returnAddress,
  type Tokens,
} from './log-in.fixture.ts'
import { loginTexts } from './texts.ts'

/** As long as a busy machine may take. */
const slowly = { timeout: 30_000 }

const folder = emptyFolder()
let config: LoginConfig
let login: Running
let ahead = 0
const logged: string[] = []
const start = async () => {
  login = await startLogin({
    config,
    log: (line) => logged.push(line),
    clock: () => Date.now() + ahead,
    onNewPassword: () => Promise.resolve(),
  })
}

/** Stops the provider and starts it again; resolves when no connection of before is left. */
const restart = async () => {
  await login.stop()
  await start()
  await vi.waitFor(() => fetch(localIssuer(config)), slowly)
}

beforeEach(async () => {
  config = await loginConfig(folder)
  ahead = 0
  logged.length = 0
  await start()
})
afterEach(async () => {
  await login.stop()
  expect(logged).toEqual([])
})

const verify = (token: string) =>
  createVerifier({
    ...{ issuer: localIssuer(config), clientId: localClientId, rolesClaim: 'roles' },
    ...{ fetch, clock: Date.now, log: () => undefined },
  })(token)

/** Takes a refresh token back as a page of the site does when somebody logs out. */
const takeBack = async (token: string) => {
  const discovered = await fetch(`${localIssuer(config)}/.well-known/openid-configuration`)
  const { revocation_endpoint: address } = (await discovered.json()) as Record<string, string>
  const body = new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: localClientId })
  const headers = { origin: `http://localhost:${config.ports.site}`, 'sec-fetch-site': 'same-site' }
  expect((await fetch(String(address), { method: 'POST', body, headers })).status).toBe(200)
}

const renew = (refresh: string) => askForTokens(config, { grant_type: 'refresh_token', refresh_token: refresh })
const mina = { email: 'mina@kupodex.example' }

describe('logging in', () => {
  test('gives an access token that our functions take, with e-mail address and roles', async () => {
    for (const { id, email, roles } of madeUpPeople) {
      const { access_token: token, expires_in: seconds } = await logIn(config, { email })
      expect(await verify(token)).toMatchObject({ ok: true, user: { id, email, roles } })
      expect(seconds).toBe(15 * 60)
    }
  })

  test('gives an ID token, which says who it is and gives no access', async () => {
    const { id_token: token } = await logIn(config, mina)
    const [, claims = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: 'made-up-mina', ...mina })
    expect(await verify(token)).toMatchObject({ ok: false, code: 'unauthorized' })
  })

  test('is not asked for again in the same browser, and is where the provider is started again', async () => {
    const browser = openBrowser(config)
    await logIn(config, mina, browser)
    await restart()
    const { to } = await beginLogin(config, browser)
    expect(to.startsWith(`${returnAddress(config)}?code=`)).toBe(true)
    expect((await beginLogin(config, openBrowser(config))).to).toMatch(/^\/login\//)
  })

  test('shows what is wrong, in the language that was asked for, and fills in what was there', async () => {
    const browser = openBrowser(config)
    const { to } = await beginLogin(config, browser, { ui_locales: 'it fr-CA', login_hint: '"<b>' })
    const page = await (await browser(to)).text()
    expect(page).toContain('<html lang="fr">')
    expect(page).toContain(loginTexts.fr.noAccount)
    expect(page).toContain('value="&quot;&lt;b&gt;"')
    const body = new URLSearchParams({ email: mina.email, password: 'wrong' })
    const again = await browser(to, { method: 'POST', body })
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining(loginTexts.fr.wrong)])
  })

  test('can be canceled, which the site is told', async () => {
    const browser = openBrowser(config)
    const { to } = await beginLogin(config, browser)
    const back = leadsTo(await browser(`${to}/cancel`, { method: 'POST' }))
    expect(new URL(leadsTo(await browser(back))).searchParams.get('error')).toBe('access_denied')
  })

  test('that another browser began, or nobody did, has expired', async () => {
    const { to } = await beginLogin(config, openBrowser(config))
    const answer = await openBrowser(config)(to, { headers: { 'accept-language': 'de-DE,de;q=0.9' } })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(loginTexts.de.expired)])
  })

  test('needs PKCE, our client and an address of the site', async () => {
    const browser = openBrowser(config)
    const { to } = await beginLogin(config, browser, { code_challenge: '' })
    expect(new URL(to).searchParams.get('error')).toBe('invalid_request')
    for (const wrong of [{ client_id: 'other' }, { redirect_uri: 'https://evil.example/login/' }]) {
      expect((await beginLogin(config, browser, wrong)).to).toBe('')
    }
    const { to: page } = await beginLogin(config, browser)
    const code = new URL(await fillIn(browser, page, mina)).searchParams.get('code') ?? ''
    const fields = { grant_type: 'authorization_code', code, redirect_uri: returnAddress(config) }
    const refused = await askForTokens(config, { ...fields, code_verifier: 'x'.repeat(43) })
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([400, 'invalid_grant'])
  })
})

describe('signing up', () => {
  const person = { email: 'Somebody@Kupodex.Example', password: 'a long password', kind: 'signup' } as const

  test('makes an account that is there after a restart', async () => {
    const { access_token: token } = await logIn(config, person)
    const first = await verify(token)
    expect(first).toMatchObject({ ok: true, user: { email: 'somebody@kupodex.example', roles: [] } })
    await restart()
    const again = await logIn(config, { ...person, kind: 'login' })
    expect(await verify(again.access_token)).toEqual(first)
    // The key of the first token is the same, too.
    expect(await verify(token)).toEqual(first)
    for (const file of ['people', 'keys', 'grants'])
      expect(statSync(join(config.folder, 'login', `${file}.json`)).mode & 0o077).toBe(0)
  })

  test.each([
    [{ email: 'nobody', password: 'a long password' }, loginTexts.en.badEmail],
    [{ email: 'new@kupodex.example', password: 'short' }, loginTexts.en.shortPassword],
    [{ email: ' MINA@kupodex.example', password: madeUpPassword }, loginTexts.en.taken],
  ])('%j is refused', async (fields, sentence) => {
    const browser = openBrowser(config)
    const { to } = await beginLogin(config, browser)
    const page = `${to}/signup`
    const answer = await browser(page, { method: 'POST', body: new URLSearchParams(fields) })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(sentence)])
  })
})

describe('renewing', () => {
  const next = async (refresh: string) => (await (await renew(refresh)).json()) as Tokens

  test('gives new tokens each time, and the last answer may be lost', async () => {
    const first = await logIn(config, mina)
    const second = await next(first.refresh_token)
    expect(await verify(second.access_token)).toMatchObject({ ok: true, user: { id: 'made-up-mina' } })
    expect(second.refresh_token).not.toBe(first.refresh_token)
    ahead = graceOfRenewal - 2000
    expect((await renew(first.refresh_token)).status).toBe(200)
    expect((await renew(second.refresh_token)).status).toBe(200)
  })

  test('with a token that was used long ago ends the login: somebody else has it', async () => {
    const first = await logIn(config, mina)
    const second = await next(first.refresh_token)
    ahead = graceOfRenewal + 2000
    expect((await renew(first.refresh_token)).status).toBe(400)
    expect((await renew(second.refresh_token)).status).toBe(400)
  })
})

test.each([
  ['with its refresh tokens', false],
  ['also after the page has taken its refresh token back', true],
])('logging out leads back to the site, and ends the login of this browser, %s', async (_, takesBack) => {
  const browser = openBrowser(config)
  const tokens = await logIn(config, mina, browser)
  if (takesBack) {
    await takeBack(tokens.refresh_token)
    expect((await renew(tokens.refresh_token)).status).toBe(400)
  }
  const back = `http://localhost:${config.ports.site}/`
  const asked = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: back })
  const page = await (await browser(`/session/end?${asked}`)).text()
  expect(page).toContain('<script>')
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
  const answer = await browser(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) })
  expect(leadsTo(answer)).toBe(back)
  expect((await renew(tokens.refresh_token)).status).toBe(400)
  expect((await beginLogin(config, browser)).to).toMatch(/^\/login\//)
})

test('whoever brings no token of a login is asked whether to log out', async () => {
  const browser = openBrowser(config)
  await logIn(config, mina, browser)
  const page = await (await browser('/session/end?ui_locales=de')).text()
  expect(page).toContain(loginTexts.de.logOutAsk)
  expect(page).not.toContain('<script>')
})

test('pages of the site may ask, those of others may not, nor anyone by another name', async () => {
  const site = `http://127.0.0.1:${config.ports.site}`
  const own = { headers: { origin: site } }
  const answer = await fetch(`${localIssuer(config)}/.well-known/openid-configuration`, own)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, site])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const others = { headers: { origin: 'https://evil.example' } }
  expect((await fetch(`${localIssuer(config)}/.well-known/openid-configuration`, others)).status).toBe(403)
})
