import { createHash, randomBytes } from 'node:crypto'
import { tokenPrefix } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import type { Verifier } from '../http/audience.ts'
import type { Failure } from '../http/failure.ts'

/** As many bits as a hash has: nobody guesses them. */
const secretBytes = 32

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 62^43 is the first power above 2^256. */
const secretLength = 43

/** How many letters of the secret a user sees in the list. */
const shownLength = 4

const tokenPattern = new RegExp(`^${tokenPrefix}[0-9A-Za-z]{${secretLength}}$`)

/** Bytes as a number in base 62, always of the same length. */
const base62 = (bytes: Uint8Array): string => {
  let left = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  while (text.length < secretLength) {
    text = letters.charAt(Number(left % 62n)) + text
    left /= 62n
  }
  return text
}

/** Whether a text may be a token of a program: only then it is worth looking up. */
export const isProgramToken = (text: string): boolean => tokenPattern.test(text)

/** What a token is kept by. It is random, so that a plain hash cannot be turned around. */
const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A new token, and what is kept of it. */
export const makeToken = (
  random: (bytes: number) => Uint8Array = randomBytes,
): { token: string; hash: string; start: string; id: string } => {
  const token = `${tokenPrefix}${base62(random(secretBytes))}`
  return {
    token,
    hash: hashOfToken(token),
    start: token.slice(0, tokenPrefix.length + shownLength),
    id: Buffer.from(random(9)).toString('base64url'),
  }
}

/** What the check of programs' tokens needs; `clock` in epoch ms. */
interface ProgramVerifierDeps {
  store: Pick<Store, 'useToken'>
  clock: () => number
}

const notValid: Failure = {
  ok: false,
  code: 'unauthorized',
  message: 'This token is not valid; it may have been revoked.',
}
const expired: Failure = { ok: false, code: 'tokenExpired', message: 'This token has expired; make another one.' }

/**
 * Makes the check of bearer tokens where programs ask too: theirs are looked up, and all others are left to `verifyLogin`. A program
 * has no role of its user's, and no e-mail address.
 */
export const withPrograms =
  (verifyLogin: Verifier, { store, clock }: ProgramVerifierDeps): Verifier =>
  async (token) => {
    if (!token.startsWith(tokenPrefix)) return verifyLogin(token)
    if (!isProgramToken(token)) return notValid
    const now = clock()
    const used = await store.useToken(hashOfToken(token), now)
    if (!used) return notValid
    const { user, scopes, expiresAt } = used
    if (expiresAt !== null && expiresAt <= now) return expired
    return { ok: true, user: { id: user, key: user, email: null, roles: [], scopes } }
  }
