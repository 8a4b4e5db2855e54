import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose'

export interface SigningKey {
  kid: string
  alg: 'RS256' | 'ES256'
  sign: CryptoKey
  /** As the issuer's key set has it. */
  jwk: JWK
  /** As a file has it (PEM). */
  pem: string
}

/** Makes a key; `kid` is of its own without one. */
export const makeKey = async (alg: SigningKey['alg'] = 'ES256', kid: string = randomUUID()): Promise<SigningKey> => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }
  return { kid, alg, sign: privateKey, jwk, pem: await exportSPKI(publicKey) }
}

/** What a token says and how it is made, where that is not as our own issuer makes it. */
export interface TokenChanges {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  key?: SigningKey
  sign?: CryptoKey | Uint8Array
}

type Answer = (response: ServerResponse) => void

const json =
  (value: unknown): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** An issuer of tokens over a real socket, whose answers a test can change. */
export interface TestIssuer {
  issuer: string
  clientId: string
  keys: SigningKey[]
  /** How often its key set was asked for. */
  asked: number
  /** Instead of its discovery document, or its key set. */
  discovery: Answer | null
  keySet: Answer | null
  /** A token of a user, valid for five minutes from `now` (epoch ms). */
  token: (subject: string, now: number, changes?: TokenChanges) => Promise<string>
  close: () => Promise<void>
}

/** The name of the site at issuers of tests. */
export const testClientId = 'site-of-a-test'

/** Starts an issuer with one key. */
export const startTestIssuer = async (): Promise<TestIssuer> => {
  const ownKey = await makeKey()
  const server = createServer(({ url }, response) => {
    if (url === '/.well-known/openid-configuration')
      return (made.discovery ?? json({ issuer: made.issuer, jwks_uri: `${made.issuer}/keys` }))(response)
    made.asked++
    return (made.keySet ?? json({ keys: made.keys.map(({ jwk }) => jwk) }))(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const made: TestIssuer = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: testClientId,
    keys: [ownKey],
    ...{ asked: 0, discovery: null, keySet: null },
    token: (subject, now, { claims = {}, header = {}, key = made.keys[0] ?? ownKey, sign = key.sign } = {}) => {
      const seconds = Math.floor(now / 1000)
      const payload = { iss: made.issuer, aud: testClientId, sub: subject, iat: seconds, exp: seconds + 300, ...claims }
      return new SignJWT(payload)
        .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'at+jwt', ...header })
        .sign(sign)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return made
}
