import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Provider } from 'oidc-provider'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import * as z from 'zod'
import { signInAddresses } from '#sign-in-addresses.ts'
import { localClientId, type LocalConfig, localIssuer } from '../ground/config.ts'
import type { Grants } from './grants.ts'
import { errorPage, loggedOutPage, logOutPage } from './pages.ts'
import type { People } from './people.ts'
import { languageOf } from './texts.ts'
import { keep, readKept } from '../ground/keep-file.ts'

const keysSchema = z.object({
  /** Private keys that tokens are signed with, the first now. */
  keys: z.array(z.looseObject({ kty: z.literal('EC'), kid: z.string(), alg: z.literal('ES256') })).min(1),
  cookies: z.array(z.string()).min(1),
})

interface LoginKeys {
  keys: JWK[]
  cookies: string[]
}

/** The secrets of the provider of logins on this machine: made at the first start, kept with the rest of the local state. */
const loginKeys = async (folder: string): Promise<LoginKeys> => {
  const path = join(folder, 'login', 'keys.json')
  const kept = readKept(path)
  if (kept !== undefined) return keysSchema.parse(kept)
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' }
  const made = { keys: [key], cookies: [randomBytes(32).toString('hex')] }
  keep(path, made)
  return made
}

interface ProviderDeps {
  config: Pick<LocalConfig, 'ports' | 'folder'>
  people: People
  grants: Grants
}

/** What access tokens are for, as their requests name it (RFC 8707); the tokens themselves name the client, as on AWS. */
const resource = 'urn:kupodex:calls'

const minutes = 60
const days = 24 * 60 * minutes

/** How long things last, seconds; those that AWS has too are as long there. */
const ages = {
  AccessToken: 15 * minutes,
  IdToken: 15 * minutes,
  AuthorizationCode: minutes,
  Interaction: 60 * minutes,
  RefreshToken: 30 * days,
  Session: 30 * days,
  Grant: 30 * days,
} as const

/** The addresses that a browser of this machine may have the site under. */
export const siteOrigins = ({ ports }: Pick<LocalConfig, 'ports'>): string[] =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${ports.site}`)

const cookieNames = (port: number) => ({
  session: `kupodex_${port}_session`,
  interaction: `kupodex_${port}_interaction`,
  resume: `kupodex_${port}_resume`,
})

/** Makes the provider of logins of this machine: OpenID Connect with PKCE for the site, refresh tokens that rotate, logging out. */
export const makeProvider = async ({ config, people, grants }: ProviderDeps): Promise<Provider> => {
  const { keys, cookies } = await loginKeys(config.folder)
  const origins = siteOrigins(config)
  const addresses = origins.map(signInAddresses)
  const provider = new Provider(localIssuer(config), {
    adapter: grants.adapter,
    jwks: { keys: keys as never },
    // Cookies of a host come to all of its ports: products of one machine must not end each other's sessions.
    cookies: { keys: cookies, names: cookieNames(config.ports.login) },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clients: [
      {
        client_id: localClientId,
        client_name: 'Kupodex',
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'ES256',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: addresses.flatMap(({ login }) => login),
        post_logout_redirect_uris: addresses.flatMap(({ logout }) => logout),
      },
    ],
    responseTypes: ['code'],
    scopes: ['openid', 'email'],
    claims: { openid: ['sub', 'roles'], email: ['email', 'email_verified'] },
    // Pages read who is logged in from the ID token, as they do on AWS.
    conformIdTokenClaims: false,
    clientBasedCORS: (_, origin) => origins.includes(origin),
    pkce: { required: () => true },
    issueRefreshToken: (_, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    rotateRefreshToken: true,
    // A logout ends the refresh tokens of its browser.
    expiresWithSession: () => Promise.resolve(true),
    ttl: ages,
    findAccount: (_, id) => {
      const person = people.find(id)
      if (!person) return undefined
      const { email, roles } = person
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: false, roles: [...roles] }) }
    },
    extraTokenClaims: (_, token) => {
      const person = 'accountId' in token && token.accountId ? people.find(token.accountId) : undefined
      return person && { email: person.email, roles: [...person.roles] }
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience: localClientId,
          accessTokenFormat: 'jwt',
          accessTokenTTL: ages.AccessToken,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          // Who brings a token of the login need not be asked: no page of others has it.
          ctx.body = logOutPage(languageOf(ctx.oidc.params), form, ctx.oidc.entities.IdTokenHint !== undefined)
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = loggedOutPage(languageOf(ctx.oidc.params), origins[0] ?? '')
        },
      },
    },
    interactions: { url: (_, { uid }) => `/login/${uid}` },
    // The one client is the site itself, so nobody is asked whether it may know them.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider: own } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grantId = session.grantIdFor(client.clientId)
      const known = grantId === undefined ? undefined : await own.Grant.find(grantId)
      const grant = known ?? new own.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email')
      grant.addResourceScope(resource, '')
      await grant.save()
      return grant
    },
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = errorPage('en', String(out.error_description ?? out.error), origins[0] ?? '')
    },
  })
  return provider
}
