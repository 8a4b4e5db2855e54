import { createHash, randomBytes } from 'node:crypto'
import { freePort } from '../ground/free-port.fixture.ts'
import { type LocalConfig, localClientId, localIssuer } from '../ground/config.ts'
import { madeUpPassword } from './people.ts'

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
}

/** Who logs in, or signs up with `kind`; a made-up person has the password of all of them. */
export interface Login {
  email: string
  password?: string
  kind?: 'login' | 'signup'
}

type Config = Pick<LocalConfig, 'ports'>

/** What a provider of logins asks of the configuration of a product. */
export type LoginConfig = Pick<LocalConfig, 'ports' | 'folder'>

/** A configuration for a test whose provider is on a free port, and keeps its state in a folder. */
export const loginConfig = async (folder: string): Promise<LoginConfig> => {
  const [site, login] = [await freePort(), await freePort()]
  return { ports: { site, login, lodestone: 1, dynamodb: 2, s3: 3, market: 4 }, folder }
}

/** Where the provider sends a browser of tests back to. */
export const returnAddress = ({ ports }: Config): string => `http://localhost:${ports.site}/login/`

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields),
})

/** A browser without a window: it keeps cookies, each for the paths that it belongs to, and follows no redirect. */
export const openBrowser = (config: Config) => {
  const cookies = new Map<string, { value: string; path: string }>()
  const issuer = localIssuer(config)
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const to = new URL(address, issuer)
    const cookie = [...cookies]
      .filter(([, { path }]) => to.pathname === path || to.pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(to, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string> | undefined), cookie },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      const [, path = '/'] = /; *path=([^;]*)/i.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, { value, path })
    }
    return answer
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** Where an answer leads. */
export const leadsTo = (answer: Response): string => answer.headers.get('location') ?? ''

/** Asks the provider for a login as a page of the site does, with PKCE; gives where it leads and what proves who asked. */
export const beginLogin = async (
  config: Config,
  browser: Browser,
  more: Record<string, string> = {},
): Promise<{ to: string; verifier: string }> => {
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    ...{ client_id: localClientId, redirect_uri: returnAddress(config), response_type: 'code', scope: 'openid email' },
    ...{ state: 'state', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...more,
  })
  return { to: leadsTo(await browser(`/auth?${asked}`)), verifier }
}

/** Asks for tokens as a page of the site does. */
export const askForTokens = (config: Config, fields: Record<string, string>): Promise<Response> =>
  fetch(`${localIssuer(config)}/token`, form({ client_id: localClientId, ...fields }))

/** Fills in the form of a login that was begun; gives the address on the site that the browser is sent back to. */
export const fillIn = async (
  browser: Browser,
  to: string,
  { email, password, kind = 'login' }: Login,
): Promise<string> => {
  const page = kind === 'login' ? to : `${to}/signup`
  const resumed = leadsTo(await browser(page, form({ email, password: password ?? madeUpPassword })))
  return leadsTo(await browser(resumed))
}

/** Logs somebody in at the provider of a running product (`config` of `readConfig`), as a browser would. */
export const logIn = async (config: Config, login: Login, browser = openBrowser(config)): Promise<Tokens> => {
  const { to, verifier } = await beginLogin(config, browser)
  const back = to.startsWith('/') || to.startsWith(localIssuer(config)) ? await fillIn(browser, to, login) : to
  const code = new URL(back).searchParams.get('code') ?? ''
  const fields = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: returnAddress(config),
    code_verifier: verifier,
  }
  return (await (await askForTokens(config, fields)).json()) as Tokens
}
