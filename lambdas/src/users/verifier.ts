import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, type JWTVerifyResult } from 'jose'
import { sizes } from '../ground/limits.ts'
import type { Verifier } from '../http/audience.ts'
import type { Failure } from '../http/failure.ts'
import { type KeySetDeps, KeysUnavailableError, openKeySet } from './key-set.ts'
import { keyOfSubject } from '@kupodex/data/store'

/** Whose tokens are valid, for which client, and which claim has the roles. */
export interface VerifierDeps extends KeySetDeps {
  clientId: string
  rolesClaim: string
}

/** How far clocks may differ (spec: characters §9, "token leeway 500"): seconds, as the option of this name takes in every library of tokens. */
const leeway = 500

/** Signatures with a private key that the issuer alone has; with any other, whoever can check a token could make one. */
const algorithms = ['RS256', 'ES256']

/** The type (`typ`) of tokens that give access (RFC 9068); issuers from before it have this or none, for all of their tokens. */
const accessTypes = ['at+jwt', 'application/at+jwt']
const plainType = 'jwt'

const notValid: Failure = { ok: false, code: 'unauthorized', message: 'This login is not valid; log in again.' }
const expired: Failure = {
  ok: false,
  code: 'tokenExpired',
  message: 'This login has expired; renew it, or log in again.',
}
const unavailable: Failure = {
  ok: false,
  code: 'unavailable',
  message: 'Logins cannot be checked right now; try again in a moment.',
  retryAfter: 5,
}

type Verified = JWTVerifyResult<JWTPayload>

/** Verifies a token with one of several keys of the same name, as an issuer has that replaced a key without renaming it. */
const verifyWithAny = async (
  token: string,
  keys: errors.JWKSMultipleMatchingKeys,
  options: Parameters<typeof jwtVerify>[2],
): Promise<Verified> => {
  for await (const key of keys) {
    try {
      return await jwtVerify(token, key, options)
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    }
  }
  throw new errors.JWSSignatureVerificationFailed()
}

const verify = async (token: string, keys: JWTVerifyGetKey, options: Parameters<typeof jwtVerify>[2]) => {
  try {
    return await jwtVerify(token, keys, options)
  } catch (error) {
    if (error instanceof errors.JWKSMultipleMatchingKeys) return verifyWithAny(token, error, options)
    throw error
  }
}

/**
 * Whether a token gives access, and does not only say who somebody is: such a one (ID token) has the same audience, and is in the
 * address of a logout. Access tokens say so by their type, in a claim of Cognito's, or by what they give access to.
 */
const givesAccess = ({ payload, protectedHeader }: Verified): boolean => {
  const { token_use: tokenUse, scope, scp } = payload
  const type = (protectedHeader.typ ?? plainType).toLowerCase()
  if (tokenUse !== undefined) return tokenUse === 'access'
  return accessTypes.includes(type) || (type === plainType && (scope ?? scp) !== undefined)
}

/** Whether a token was made for us. Cognito's access tokens have no audience, and name the client they were made for instead. */
const isForClient = ({ aud, client_id: client, token_use: tokenUse }: JWTPayload, clientId: string): boolean =>
  aud === undefined ? tokenUse === 'access' && client === clientId : [aud].flat().includes(clientId)

const isSubject = (sub: unknown): sub is string => typeof sub === 'string' && sub !== '' && sub.length <= sizes.subject

const rolesOf = (claim: unknown): string[] =>
  [claim].flat().filter((role): role is string => typeof role === 'string' && role !== '')

/**
 * Makes the check of bearer tokens: signed by the issuer, with an algorithm and for a client that are ours, and of this time. A
 * token that has only expired is `tokenExpired`, any other that is not valid `unauthorized`; where the issuer's keys are not known
 * and cannot be asked for, no token can be called wrong: `unavailable`.
 */
export const createVerifier = ({ clientId, rolesClaim, ...deps }: VerifierDeps): Verifier => {
  const keys = openKeySet(deps)
  return async (token) => {
    try {
      const verified = await verify(token, keys, {
        algorithms,
        issuer: deps.issuer,
        clockTolerance: leeway,
        currentDate: new Date(deps.clock()),
        requiredClaims: ['exp', 'sub'],
      })
      const { sub, email, [rolesClaim]: roles } = verified.payload
      if (!givesAccess(verified) || !isForClient(verified.payload, clientId)) return notValid
      if (!isSubject(sub)) return notValid
      const key = keyOfSubject(deps.issuer, sub)
      return {
        ok: true,
        user: { id: sub, key, email: typeof email === 'string' ? email : null, roles: rolesOf(roles) },
      }
    } catch (error) {
      if (error instanceof KeysUnavailableError) return unavailable
      if (error instanceof errors.JWTExpired) return expired
      if (error instanceof errors.JOSEError) return notValid
      throw error
    }
  }
}
