import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createVerifier } from '@kupodex/lambdas/users'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

const [clientId, rolesClaim] = ['bench', 'roles']

/** Somebody whose tokens the functions take. */
export interface BenchUser {
  env: Record<string, string>
  token: string
  /** What the user's items are kept under. */
  key: string
  stop: () => void
}

/** Starts an issuer of tokens on this machine, with one user. */
export const startUser = async (): Promise<BenchUser> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' }
  let issuer = ''
  const server = createServer(({ url }, response) => {
    const isKeys = url === '/keys'
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isKeys ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/keys` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const token = await new SignJWT({ scope: 'openid' })
    .setProtectedHeader({ alg: 'RS256', kid: 'bench', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject('somebody')
    .setExpirationTime('2h')
    .sign(privateKey)
  const verified = await createVerifier({
    ...{ issuer, clientId, rolesClaim, fetch: globalThis.fetch, clock: Date.now },
    log: () => undefined,
  })(token)
  if (!verified.ok) throw new Error(`The token of the bench is refused: ${verified.message}`)
  return {
    env: { KUPODEX_ISSUER: issuer, KUPODEX_CLIENT_ID: clientId, KUPODEX_ROLES_CLAIM: rolesClaim },
    ...{ token, key: verified.user.key },
    stop: () => server.close(),
  }
}
